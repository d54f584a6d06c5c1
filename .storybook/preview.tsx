import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { lazy, Suspense, useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import { brands } from '../stories/brands/brands.ts'
import { attributeControls, setAttributes } from './controls.ts'
import {
  createScene,
  type Language,
  languages,
  type Reader,
  readers,
  type SceneOptions,
} from './scene.ts'
import { setTokens, tokenControls } from './token-controls.ts'

// A scene loads as much as a page does. Generous, for a busy machine.
configure({ asyncUtilTimeout: 15_000 })

const brandSheet = new CSSStyleSheet()

/** Sets brand, theme, direction and language on the page, as a publisher does. */
const page: Decorator = (Story, { globals }) => {
  const { brand, theme, direction, language } = globals
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = language === 'de' ? 'de' : 'en'
    root.dir = direction === 'rtl' || language === 'pseudo' ? 'rtl' : 'ltr'
    const scheme = theme === 'dark' ? 'dark' : 'light'
    brandSheet.replaceSync(brands[String(brand)]?.css ?? '')
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== brandSheet)
    document.adoptedStyleSheets = [...others, brandSheet]
    root.style.colorScheme = brands[String(brand)]?.scheme ?? scheme
  }, [brand, theme, direction, language])
  return <Story />
}

const scene: Loader = async ({ parameters, globals }) => {
  const requested: SceneOptions | true | undefined = parameters['scene']
  if (!requested) return {}
  const { reader, language } = globals
  const options = requested === true ? {} : requested
  return { scene: await createScene(options, reader as Reader, language as Language) }
}

/** Later, because stories that run as tests show no docs. */
const TagPage = lazy(async () => ({ default: (await import('./tag-page.tsx')).TagPage }))
const Container = lazy(async () => ({
  default: (await import('./docs-container.tsx')).ThemedContainer,
}))

const preview: Preview = {
  // Every file of stories has a docs page, unless it has the tag '!autodocs'.
  tags: ['autodocs'],
  loaders: [scene],
  decorators: [page, setAttributes, setTokens],
  argTypesEnhancers: [attributeControls, tokenControls],
  initialGlobals: {
    brand: 'none',
    theme: 'light',
    direction: 'ltr',
    reader: 'guest',
    language: 'en',
  },
  globalTypes: {
    brand: {
      description: 'The paper whose tokens the page sets (stories/brands)',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        items: ['none', ...Object.keys(brands)],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Colour scheme of the page',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Direction of the language',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    language: {
      description: 'Language of whole tags; pseudo is longer and right-to-left',
      toolbar: { title: 'Language', icon: 'globe', items: [...languages], dynamicTitle: true },
    },
    reader: {
      description: 'Who is signed in when a scene starts',
      toolbar: {
        title: 'Reader',
        icon: 'user',
        items: Object.keys(readers),
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    docs: {
      // The code to copy is on the page; the JSX of a story is of no use to a publisher.
      source: { type: 'code' },
      // The tokens have a page of their own. Beside a story, the panel has their controls.
      controls: { exclude: /^--bindery-/ },
      page: () => (
        <Suspense>
          <TagPage />
        </Suspense>
      ),
      container: (props: DocsContainerProps) => (
        <Suspense>
          <Container {...props} />
        </Suspense>
      ),
    },
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
        // Collecting the passed checks takes longer than the checks.
        resultTypes: ['violations', 'incomplete'],
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
        },
      },
    },
  },
}

export default preview
