import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenTypes } from '@bindery/embed/page/wrong-tokens.ts'
import { checkedTokens } from '@bindery/ui/styles/tokens.ts'
import { expect, test } from 'vitest'
import { loadDefinitions } from './definitions.ts'
import {
  componentUse,
  defaultsCss,
  defaultsFile,
  describedTokens,
  isChecked,
  isGlobal,
  kitTokens,
  tokensFile,
} from './definitions-tokens.ts'
import { brandCss, findMistakes, readTokens, tokenCss, valueCss } from './design-tokens.ts'
import { themingDocs, themingFile } from './theming-docs.ts'

const root = join(import.meta.dirname, '..')
const tokens = kitTokens()
const flat = (css: string) => css.replace(/\s+/g, ' ').replace(/\( | \)/g, (text) => text.trim())
const sheets = globSync('packages/{ui,widgets}/**/*.css', { cwd: root }).map((file) =>
  flat(readFileSync(join(root, file), 'utf8')),
)

test('tokens.json has tokens of known types, aliases that lead to one of the same type, and descriptions', () => {
  expect(findMistakes(JSON.parse(readFileSync(tokensFile, 'utf8')))).toEqual([])
  expect(new Set(tokens.map(({ property }) => property)).size).toBe(tokens.length)
})

test('a wrong type, value, alias or name of a token is found', () => {
  const grey = { colorSpace: 'srgb', components: [0.502, 0.502, 0.502], hex: '#808080' }
  const file = {
    color: {
      $type: 'color',
      ink: { $value: grey, $description: 'Text.' },
      line: { $value: '#808080', $description: 'Lines.' },
      muted: { $value: { ...grey, hex: '#818181' }, $description: 'Hints.' },
      lost: { $value: '{color.nothing}', $description: 'Nothing.' },
      ring: { $value: '{color.ring}', $description: 'Itself.' },
      Big: { $value: grey },
    },
    shape: {
      radius: { $type: 'dimension', $value: { value: 3, unit: 'em' }, $description: 'It.' },
    },
    field: { padding: { $type: 'dimension', $value: '{color.ink}', $description: 'It.' } },
    odd: { one: { $type: 'sound', $value: 1, $description: 'It.' } },
  }
  expect(findMistakes(file)).toEqual([
    'color.line: the value is no color',
    'color.muted: the value is no color',
    'color.lost: {color.nothing} leads nowhere',
    'color.ring: {color.ring} leads nowhere',
    'color.Big: has no description',
    'color.Big: is no name of a token',
    'shape.radius: the value is no dimension',
    'field.padding: {color.ink} is of the type color',
    'odd.one: the type sound is unknown',
  ])
})

test('defaults.css and docs/theming.md are current; npx node tools/definitions.ts writes them', () => {
  expect(readFileSync(defaultsFile, 'utf8')).toBe(defaultsCss())
  expect(readFileSync(themingFile, 'utf8')).toBe(themingDocs())
})

test('the sheets read each custom property of tokens.json, and no other', async () => {
  const own = (await loadDefinitions()).flatMap(({ cssProperties = {} }) =>
    Object.keys(cssProperties),
  )
  const used = new Set(
    [...sheets, checkedTokens].flatMap((text) =>
      [...text.matchAll(/var\(\s*(--bindery-[a-z][\w-]*)/g)].map(([, name = '']) => name),
    ),
  )
  const known = [...describedTokens().map(([name]) => name), ...own]
  expect([...used].filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => !used.has(name))).toEqual([])
})

test.each(tokens.filter((token) => !isGlobal(token)))(
  'the sheets fall back from $property to what tokens.json says',
  (token) => {
    const uses = sheets.flatMap((text) => text.split(`var(${token.property},`).slice(1))
    const wanted = componentUse(token).slice(`var(${token.property},`.length)
    for (const use of uses) expect(use.slice(0, wanted.length)).toBe(wanted)
    expect(uses.length).toBeGreaterThan(0)
  },
)

test('the checked tokens have the initial values of tokens.json', () => {
  const registered = readFileSync(join(root, 'packages/ui/styles/tokens.ts'), 'utf8')
  for (const token of tokens.filter((each) => isGlobal(each) && isChecked(each))) {
    expect(checkedTokens).toContain(token.property)
    if (token.dark !== undefined) continue
    const value = tokenCss(token, tokens).replace('rgb(14 17 22 / 0.6)', 'rgb(14 17 22/.6)')
    expect(registered, token.path).toContain(`'${value}'`)
  }
})

test('the console checks the type of each token that all components read', () => {
  expect(Object.keys(tokenTypes)).toEqual(tokens.filter(isGlobal).map(({ property }) => property))
})

test('a brand’s file becomes declarations, and may refer to the kit’s tokens', () => {
  const brand = {
    color: {
      $type: 'color',
      accent: {
        $value: { colorSpace: 'srgb', components: [1, 0, 0], hex: '#ff0000' },
        $extensions: {
          'org.bindery': {
            dark: { colorSpace: 'srgb', components: [1, 0.8, 0.8], hex: '#ffcccc' },
          },
        },
      },
    },
    type: { font: { $type: 'fontFamily', $value: ['Franklin Gothic', 'sans-serif'] } },
    link: { color: { $type: 'color', $value: '{color.ink}' } },
    badge: { background: { $type: 'color', $value: '{color.accent}' } },
  }
  expect(findMistakes(brand, tokens)).toEqual([])
  expect(brandCss(brand, tokens).split('\n')).toEqual([
    '--bindery-accent: light-dark(#f00, #fcc);',
    '--bindery-font: "Franklin Gothic", sans-serif;',
    '--bindery-link-color: light-dark(#17191c, #eceae6);',
    '--bindery-badge-background: var(--bindery-accent);',
  ])
  expect(readTokens(null)).toEqual([])
  expect(valueCss('dimension', { value: 0, unit: 'px' })).toBe('0px')
})
