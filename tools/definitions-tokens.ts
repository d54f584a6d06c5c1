/** The custom properties for all tags, from `packages/ui/styles/tokens.json`: for the sheets, the docs and editors. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aliasOf, globalGroups, readTokens, type Token, tokenCss } from './design-tokens.ts'

const folder = join(import.meta.dirname, '../packages/ui/styles')
/** The source of all tokens. */
export const tokensFile = join(folder, 'tokens.json')
/** Their defaults in CSS. */
export const defaultsFile = join(folder, 'defaults.css')

export const kitTokens = (): Token[] =>
  readTokens(JSON.parse(readFileSync(tokensFile, 'utf8')) as unknown)

export const isGlobal = ({ path }: Token): boolean =>
  globalGroups.includes(path.split('.')[0] ?? '')

/** No tokens, because the format has no type for them: keywords. */
const scheme = [
  '--bindery-scheme',
  "light or dark; default the page's own color-scheme: with 'light dark' it follows the reader's system, without one it is light. The attribute data-bindery-theme=\"light|dark\" sets it for one tag of the kit.",
] as const
export const buttonCase = [
  '--bindery-button-text-transform',
  'text-transform of buttons: none, uppercase, lowercase or capitalize',
] as const

/** Name and description of each custom property, those for everything first. */
export function describedTokens(): [string, string][] {
  const rows = kitTokens().map((token): [string, string] => [token.property, token.description])
  const globals = kitTokens().filter(isGlobal).length
  return [...rows.slice(0, globals), [...scheme], ...rows.slice(globals), [...buttonCase]]
}

/** Global tokens that `tokens.ts` of the ui registers with a type. They have a checked copy, `--bindery-_ink`. */
export const isChecked = ({ type, path }: Token): boolean =>
  type === 'color' || path.startsWith('shape.') || path.startsWith('layout.')

/** Global tokens whose default is in the sheet. The others' default is the initial value of their registration. */
const hasDefault = (token: Token): boolean => isGlobal(token) && token.dark !== undefined

/** `--bindery-space` → `--_space`. */
const privateName = (property: string): string => property.replace('--bindery-', '--_')

/** The contents of `defaults.css`. */
export function defaultsCss(tokens = kitTokens()): string {
  const checked = tokens
    .filter(hasDefault)
    .map(
      (token) => `  ${token.property.replace('-bindery-', '-bindery-_')}: ${tokenCss(token, [])};`,
    )
  const plain = tokens
    .filter((token) => isGlobal(token) && !isChecked(token))
    .map((token) => {
      const { property, css = tokenCss(token, []) } = token
      return `  ${privateName(property)}: var(${property}, ${css});`
    })
  return `/* Made from tokens.json by \`npx node tools/definitions.ts\`. */
:host {
${checked.join('\n')}
}
:host > * {
${plain.join('\n')}
}
`
}

/** What a sheet reads for a token of a component: the token, and what it falls back to. */
export function componentUse(token: Token, tokens = kitTokens()): string {
  const target = tokens.find(({ path }) => path === aliasOf(token.value))
  const fallback =
    token.css ?? (target ? `var(${privateName(target.property)})` : tokenCss(token, tokens))
  return `var(${token.property}, ${fallback})`
}
