import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, createContext, runInContext } from 'node:vm'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { patchLibrariesPlugin } from './build-patch-libraries.ts'
import { patchZod, patchZodPlugin } from './build-patch-zod.ts'
import { parse } from './syntax-tree.ts'

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

const zod = (name: string) => `/node_modules/zod/v4/${name}.js`

test.for(['core/core', 'core/schemas', 'mini/schemas'])(
  'a Zod whose %s.js has changed stops the build',
  (name) => {
    expect(() => patchZod('export {}', zod(name))).toThrow('Zod has changed')
  },
)

test('a module of Zod that has no patch stays as it is', () => {
  expect(patchZod('export {}', zod('core/parse'))).toBe('export {}')
})

test.for([
  ['core/schemas', /defineLazyInternal\(inst, "(?:pattern|propValues)"|get "~standard"/],
  ['mini/schemas', /^ {4}(?:parse|safeParseAsync|register|get with)\(/m],
] as const)(
  'what the contract never uses of %s.js is removed, and the rest still parses',
  ([name, gone]) => {
    const code = readFileSync(join(root, 'node_modules/zod/v4', `${name}.js`), 'utf8')
    expect(code).toMatch(gone)
    const patched = patchZod(code, zod(name))
    expect(patched).not.toMatch(gone)
    expect(() => parse(patched)).not.toThrow()
  },
)
