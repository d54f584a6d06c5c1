/** Compares docs/untrusted.md with the answers of the contract. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import { descriptions, type Schema } from './schema.ts'

interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly innerType?: Schema
  readonly element?: Schema
  readonly in?: Schema
  readonly options?: readonly Schema[]
}

/** The paths of all members of a schema that can be a text, without the indices of lists. */
const textsOf = (
  schema: Schema,
  path: readonly string[] = [],
): { path: string; about: string }[] => {
  const {
    type,
    shape,
    innerType,
    element,
    in: input,
    options = [],
  } = schema._zod.def as unknown as Definition
  if (type === 'string') {
    return [{ path: path.join('.'), about: descriptions.get(schema)?.format ?? '' }]
  }
  const members = Object.entries(shape ?? {}).map(([name, one]) => [one, [...path, name]] as const)
  const inner = [innerType, element, input, ...options].map((one) => [one, path] as const)
  return [...members, ...inner].flatMap(([one, at]) => {
    const format = one && descriptions.get(one)?.format
    return one
      ? textsOf(one, at).map((text) => ({ ...text, about: text.about || (format ?? '') }))
      : []
  })
}

const isAddress = ({ path, about }: { path: string; about: string }) =>
  about.startsWith('uri') || /(?:url|src|link|image|href)$/i.test(path)

/** A cart, with its lines, is also part of other answers. */
const withoutParent = (path: string) => path.replace(/^cart\./, '')

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/untrusted.md'), 'utf8')
const rows = (title: string) =>
  (page.split(`## ${title}\n`)[1] ?? '')
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim().replace(/^`(.*)`$/, '$1'))) ?? []

const addresses = new Set(
  Object.values(endpoints)
    .flatMap(({ output }) => textsOf(output).filter(isAddress))
    .map(({ path }) => withoutParent(path)),
)

test('docs/untrusted.md names each field of an answer that is an address, and no other', () => {
  const named = rows('Addresses').map(([, field]) => field)
  expect(named.toSorted()).toEqual([...addresses].toSorted())
})

test.each(rows('Addresses').filter(([, , , rule]) => !['text', 'none'].includes(rule ?? '')))(
  'the rule of a field is in the code that uses it: %s%s, %s, %s',
  (_, field = '', _use, rule, file = '') => {
    const code = readFileSync(join(root, file), 'utf8')
    expect(code).toMatch(new RegExp(`\\b${rule}\\(`))
    expect(code).toContain(field.split('.').at(-1))
  },
)

test('docs/untrusted.md names each call whose answer is HTML', () => {
  const calls = Object.values(endpoints).filter(({ reads }) => reads === 'html')
  expect(rows('HTML').map(([, call]) => call)).toEqual(calls.map(({ name }) => name))
})
