import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTypeReader } from './definitions-event-types.ts'
import { docComment } from './definitions-events.ts'
import { allNodes, parse } from './syntax-tree.ts'

const file = join(import.meta.dirname, '../packages/widgets/share/sample.events.ts')

/** Reads the type of `type Detail = …` in a module, and the types that it refers to. */
const read = async (imports: string, detail: string) => {
  const code = `${imports}\ntype Detail = ${detail}`
  const alias = allNodes(parse(code)).findLast(({ type }) => type === 'TSTypeAliasDeclaration')
  const types = createTypeReader()
  const text = await types.read(code, alias?.['typeAnnotation'] as never, `${file}?${detail}`)
  return { text, types: Object.fromEntries(types.declarations) }
}

test('a detail type is on one line, with its nested objects', async () => {
  const { text } = await read('', '{\n  readonly a: string\n  b: { c: number\n d?: null }[]\n}')
  expect(text).toBe('{ readonly a: string; b: { c: number; d?: null }[] }')
})

test('a type made of a list of values is a union', async () => {
  const { types } = await read(
    "import type { Provider } from '@bindery/contract/share-rule.ts'",
    '{ provider: Provider }',
  )
  expect(types).toEqual({
    Provider: "export type Provider = 'email' | 'Facebook' | 'Twitter' | 'LinkedIn'",
  })
})

test('a type of a schema is declared, also if another module re-exports it', async () => {
  const { text, types } = await read(
    "import type { Cart } from '@bindery/state/cart/cart.ts'",
    '{ cart: Cart | null }',
  )
  expect(text).toBe('{ cart: Cart | null }')
  expect(types['Cart']).toMatch(/^export type Cart = \{\n {2}readonly shoppingCartId: string\n/)
})

test('an interface is declared with the types that it refers to', async () => {
  const { types } = await read(
    "import type { PaymentProvider as P } from '@bindery/widgets/checkout/payment-provider.ts'",
    'P',
  )
  expect(Object.keys(types)).toEqual(['P', 'PaymentContext', 'PaymentAnswer'])
})

test('a type that is not declared is an error', async () => {
  await expect(read('', '{ a: Missing }')).rejects.toThrow('does not declare the type Missing')
})

test('a doc comment is read as one line', () => {
  const code =
    '/** Not this. */\nconst a = 1\n/**\n * Two\n * lines: `a * b`.\n */\nexport class A {}'
  expect(docComment(code, code.indexOf('export class'))).toBe('Two lines: `a * b`.')
  expect(docComment(code, code.indexOf('const'))).toBe('Not this.')
})
