/** Four invented papers: worked examples of a token file, for the stories, the builder and the docs. */
import kit from '../../packages/ui/styles/tokens.json' with { type: 'json' }
import { brandCss, readTokens } from '../../tools/design-tokens.ts'
import nocturne from './nocturne.json' with { type: 'json' }
import quarto from './quarto.json' with { type: 'json' }
import salmon from './salmon.json' with { type: 'json' }
import siren from './siren.json' with { type: 'json' }

export const brandFiles: Readonly<Record<string, unknown>> = { salmon, nocturne, quarto, siren }

const base = readTokens(kit)

/** The sheet of a page in a brand: its tokens, and the colours of the page. */
const brandSheet = (file: unknown): string =>
  `:root {\n${brandCss(file, base)}\n}
body {\nbackground: var(--page-background);\ncolor: var(--page-ink);\nfont-family: var(--bindery-font);\n}\n`

export interface Brand {
  readonly css: string
  /** The only colour scheme of the brand; undefined: it has both. */
  readonly scheme: 'light' | 'dark' | undefined
}

/** The brands by their names. */
export const brands: Readonly<Record<string, Brand>> = Object.fromEntries(
  Object.entries(brandFiles).map(([name, file]) => {
    const css = brandSheet(file)
    const [, scheme] = /color-scheme: (light|dark);/.exec(css) ?? []
    return [name, { css, scheme: scheme as Brand['scheme'] }]
  }),
)
