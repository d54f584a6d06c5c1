/** The theme of the toolbar, for docs pages: decorators and their hooks run in stories only. */
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

type Theme = 'light' | 'dark'

let current: Theme = new URLSearchParams(window.location.search)
  .get('globals')
  ?.includes('theme:dark')
  ? 'dark'
  : 'light'

export const theme = (): Theme => current

/** Calls back when the theme changes. Returns a function that ends this. */
export function watchTheme(onChange: () => void): () => void {
  const channel = addons.getChannel()
  const onGlobals = ({ globals }: { globals: Readonly<Record<string, unknown>> }) => {
    current = globals['theme'] === 'dark' ? 'dark' : 'light'
    onChange()
  }
  channel.on(GLOBALS_UPDATED, onGlobals)
  channel.on(SET_GLOBALS, onGlobals)
  return () => {
    channel.off(GLOBALS_UPDATED, onGlobals)
    channel.off(SET_GLOBALS, onGlobals)
  }
}
