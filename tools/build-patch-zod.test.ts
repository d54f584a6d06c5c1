import { join } from 'node:path'
import { type Context, createContext, runInContext } from 'node:vm'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { patchLibrariesPlugin } from './build-patch-libraries.ts'
import { patchZod, patchZodPlugin } from './build-patch-zod.ts'

const root = join(import.meta.dirname, '..')

/** The contract's schemas as a script that defines `contract`. */
async function bundle(): Promise<string> {
  const [built] = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [patchLibrariesPlugin(), patchZodPlugin()],
    build: {
      write: false,
      lib: {
        entry: join(root, 'packages/contract/schema.ts'),
        formats: ['iife'],
        name: 'contract',
      },
    },
  })) as Rolldown.RolldownOutput[]
  return built?.output[0].code ?? ''
}

describe('on a page', () => {
  let code: string
  beforeAll(async () => {
    code = await bundle()
  })

  /** A realm of its own, which has run `script` before it loads the contract. */
  const page = (script: string): Context => {
    const context = createContext({})
    runInContext(script, context)
    runInContext(code, context)
    return context
  }

  const answer = `{
    const { z = contract } = {}
    const schema = z.looseObject({
      id: z.string().check(z.minLength(1)),
      count: z.optional(z.int()),
      names: z._default(z.record(z.string(), z.string()), {}),
      kind: z.prefault(z.union([z.literal('a'), z.enum(['b', 'c'])]), 'a'),
      list: z.array(z.pipe(z.string(), z.transform(Number))),
    })
    JSON.stringify([
      z.read(schema, JSON.parse('{"id": "1", "names": {"en": "x"}, "list": ["7"], "more": 1}')),
      z.read(z.extend(schema, { last: z.boolean() }), JSON.parse('{"list": {}}')),
    ])
  }`
  const data = { id: '1', names: { en: 'x' }, kind: 'a', list: [7], more: 1 }
  const faults = ['id', 'list', 'last'].map((field) => ({ field, message: 'Invalid input' }))

  test.for([
    '',
    ...['merge', 'extend', 'each', 'clone', 'values', 'keys', 'size', 'count', 'toJSONString'].map(
      (name) => `Object.prototype.${name} = function () { return this }`,
    ),
  ])('an answer is read the same after: %s', (script) => {
    expect(JSON.parse(runInContext(answer, page(script)))).toEqual([{ data }, { faults }])
  })

  test('the configuration of the page’s own Zod does not reach the kit, nor the kit’s the page', () => {
    const own = page(`globalThis.__zod_globalConfig = {
      customError: () => 'from the page',
      postProcessor() { throw new Error('compiled by the page') },
    }`)
    expect(JSON.parse(runInContext(answer, own))).toEqual([{ data }, { faults }])
    expect(runInContext("'__zod_globalConfig' in globalThis", page(''))).toBe(false)
  })
})

test('a Zod whose core.js has changed stops the build', () => {
  expect(() => patchZod('export {}', '/node_modules/zod/v4/core/core.js')).toThrow(
    'Zod has changed',
  )
  expect(patchZod('export {}', '/node_modules/zod/v4/core/parse.js')).toBe('export {}')
})
