import { expect, test } from 'vitest'
import { stripAttributes, stripContract, stripDescriptions } from './build-strip.ts'

const source = `
import { defineWidget } from '@bindery/element/define.ts'
export default defineWidget({
  tag: 'bindery-x',
  summary: 'A summary, with a comma.',
  load: 'idle',
  opens: ['bindery-y'],
  attributes: {
    open: { type: 'boolean', description: 'Whether it is open' },
    summary: { type: 'string', description: 'Text' },
  },
  events: { 'bindery-signed-in': { detail: '{ user }', description: 'Signed in.' } },
  slots: { '': 'Fallback.' },
  model: (host: Host) => create(host),
  parts: { dialog: 'The dialog.' }
})
`

test('texts for editors go, what the element needs stays', () => {
  const stripped = stripDescriptions(source)
  for (const text of ['A summary', 'Whether', 'Signed in', 'Fallback', 'The dialog', 'bindery-y']) {
    expect(stripped).not.toContain(text)
  }
  for (const text of [
    "tag: 'bindery-x'",
    "load: 'idle'",
    "type: 'boolean'",
    'model: (host: Host)',
  ]) {
    expect(stripped).toContain(text)
  }
})

test('an attribute of the name of a text stays', () => {
  expect(stripDescriptions(source)).toContain("summary: { type: 'string'")
})

test('a file without a definition is left alone', () => {
  expect(stripDescriptions('export const a = 1')).toBe('export const a = 1')
})

test('attributes of a file of their own ship without what is said about them', () => {
  const code = `export const own = {
  size: { type: 'number', min: 1, description: 'How many.' },
  description: { type: 'string', description: 'Said ' + 'in two.' },
} as const satisfies Attributes`
  const stripped = stripAttributes(code)
  for (const text of ['How many', 'Said', 'in two']) expect(stripped).not.toContain(text)
  for (const text of ["size: { type: 'number', min: 1", "description: { type: 'string'"]) {
    expect(stripped).toContain(text)
  }
})

test('the contract ships without the texts of its page and the schemas of what is sent', () => {
  const code = `export const signIn = endpoint({
  name: 'signIn',
  encoding: 'json',
  input: v.object({ sent: v.pipe(v.string(), v.maxLength(4)) }),
  output: v.object({ description: v.string(), input: v.number() }),
  errors: { locked: { status: 423, description: 'Locked ' + 'out.' } },
  replyHeaders: { 'x-stats': 'Stats.' },
  description: 'Signs in.',
  spec: 'A7',
})`
  const stripped = stripContract(code)
  for (const text of ['sent', 'Stats.', 'Locked', 'Signs in', 'A7'])
    expect(stripped).not.toContain(text)
  for (const text of [
    "name: 'signIn'",
    'description: /* @__PURE__ */ v.string(), input: /* @__PURE__ */ v.number()',
    'status: 423',
  ]) {
    expect(stripped).toContain(text)
  }
})

test('what nobody uses of the contract can go, what a function does stays', () => {
  expect(stripContract('const f = (a) => read(a)\nexport const a = v.pipe(v.string())')).toBe(
    'const f = (a) => read(a)\nexport const a = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string())',
  )
})
