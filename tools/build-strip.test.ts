import { expect, test } from 'vitest'
import { stripAttributes, stripContract, stripDescriptions } from './build-strip.ts'

const source = `
import { defineWidget } from '@bindery/element/define.ts'
import { SignedInEvent } from '@bindery/state/session/session.events.ts'
import { createModel, OpenedEvent } from './x.model.ts'
export default defineWidget({
  tag: 'bindery-x',
  summary: 'A summary, with a comma.',
  load: 'idle',
  opens: ['bindery-y'],
  attributes: {
    open: { type: 'boolean', description: 'Whether it is open' },
    summary: { type: 'string', description: 'Text' },
  },
  events: [SignedInEvent, OpenedEvent],
  slots: { '': 'Fallback.' },
  model: (host: Host) => createModel(host),
  parts: { dialog: 'The dialog.' }
})
`

test('stripDescriptions drops the texts for editors and keeps what the element needs', () => {
  const stripped = stripDescriptions(source)
  for (const text of ['A summary', 'Whether', 'Fallback', 'The dialog', 'bindery-y']) {
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

test('stripDescriptions drops the event classes and their imports', () => {
  const stripped = stripDescriptions(source)
  expect(stripped).not.toMatch(/Event|session/)
  expect(stripped).toMatch(/import \{ createModel, +\} from '.\/x.model.ts'/)
})

test('stripDescriptions keeps an attribute with the name of a text', () => {
  expect(stripDescriptions(source)).toContain("summary: { type: 'string'")
})

test('stripDescriptions leaves a file without a definition unchanged', () => {
  expect(stripDescriptions('export const a = 1')).toBe('export const a = 1')
})

test('stripAttributes drops the descriptions', () => {
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

test('stripContract drops descriptions and the schemas of input', () => {
  const code = `export const signIn = endpoint({
  name: 'signIn',
  encoding: 'json',
  input: z.object({ sent: z.string().check(z.maxLength(4)) }),
  output: z.object({ description: z.string(), input: z.number() }),
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
    'description: /* @__PURE__ */ z.string(), input: /* @__PURE__ */ z.number()',
    'status: 423',
  ]) {
    expect(stripped).toContain(text)
  }
})

test('stripContract drops the texts about headers from an object that endpoints share', () => {
  const stripped = stripContract(
    "const cartResponse = { reads: 'json', replyHeaders: { etag: { description: 'The version.', example: '7' } }, requestHeaders: { 'if-match': lastKnown } }",
  )
  expect(stripped).toMatch(/^const cartResponse = \{ reads: 'json', +\}$/)
})

test('stripContract leaves the schema of a description, of a name, and of one in the other', () => {
  const stripped = stripContract(
    "const a = z.named(z.object({ b: z.about(z.about(c, 'One, (two)'), 'Three', 'four') }), 'Five', 'Six')",
  )
  expect(stripped).toBe('const a = /* @__PURE__ */ z.object({ b: c })')
})

test('stripContract marks schemas as pure, but not the calls in functions', () => {
  expect(
    stripContract('const f = (a) => read(a)\nexport const a = z.array(z.string().check(b))'),
  ).toBe(
    'const f = (a) => read(a)\nexport const a = /* @__PURE__ */ z.array(/* @__PURE__ */ z.string().check(b))',
  )
})
