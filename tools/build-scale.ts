/** Replaces the names of the two scales, `var(--_space-3)`, by their values: the built styles have no such property. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const declaration = /--_(?:size|space)-\d+:\s*([^;}]+);?/g
const use = /var\((--_(?:size|space)-\d+)\)/g

/** The steps of both scales by their names, as a style sheet declares them. */
export const scaleOf = (css: string): ReadonlyMap<string, string> =>
  new Map(
    [...css.matchAll(declaration)].map(([text, value = '']) => [
      text.slice(0, text.indexOf(':')),
      value.trim(),
    ]),
  )

/** The scales of the kit. */
export const readScale = (): ReadonlyMap<string, string> =>
  scaleOf(readFileSync(join(import.meta.dirname, '../packages/ui/styles/tokens.css'), 'utf8'))

/** The style sheet with values for names, without the declarations. */
export const inlineScale = (css: string, scale: ReadonlyMap<string, string>): string =>
  css.replace(declaration, '').replace(use, (text, name: string) => scale.get(name) ?? text)

export const scalePlugin = (): Plugin => {
  const scale = readScale()
  return {
    name: 'bindery-scale',
    transform: {
      filter: { id: /\.css(\?|$)/ },
      // The source map of a style sheet does not ship.
      handler: (code) => ({ code: inlineScale(code, scale), map: null }),
    },
  }
}
