/** Docs pages in the theme of the toolbar. */
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react'
import { themes } from 'storybook/theming'
import { theme, watchTheme } from './docs-theme.ts'
import './docs-container.css'

export function ThemedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const look = useSyncExternalStore(watchTheme, theme)
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = look
  }, [look])
  return (
    <DocsContainer context={context} theme={themes[look]}>
      {children}
    </DocsContainer>
  )
}
