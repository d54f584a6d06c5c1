import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'

const readers = ['guest', 'registered', 'good', 'better', 'best', 'executive', 'allaccess'] as const

/** Theme and direction belong to the page, as they do at a publisher's. */
const page: Decorator = (Story, { globals }) => {
  const { theme, direction } = globals
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = 'en'
    root.dir = direction === 'rtl' ? 'rtl' : 'ltr'
    root.style.colorScheme = theme === 'dark' ? 'dark' : 'light'
  }, [theme, direction])
  return <Story />
}

const preview: Preview = {
  decorators: [page],
  initialGlobals: { theme: 'light', direction: 'ltr', reader: 'guest' },
  globalTypes: {
    theme: {
      description: 'Colour scheme of the page',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Direction of the language',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    reader: {
      description: 'Who is signed in when a scene starts',
      toolbar: { title: 'Reader', icon: 'user', items: [...readers], dynamicTitle: true },
    },
  },
  parameters: {
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: '320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        tablet: { name: '768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: '1280 px', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
        },
      },
    },
  },
}

export default preview
