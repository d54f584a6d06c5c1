/** What ships reads answers as zod does: whatever a server sends, to whichever call. */
import { join } from 'node:path'
import type { Endpoint, NamedErrors } from '@bindery/contract/endpoint.ts'
import { endpoints } from '@bindery/contract/endpoints.ts'
import { commonErrors } from '@bindery/contract/errors.ts'
import { locate } from '@bindery/contract/geolocation.ts'
import fc from 'fast-check'
import { runnerImport } from 'vite'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'

type Endpoints = Readonly<Record<string, Endpoint>>

const here = (file: string) => join(import.meta.dirname, '../packages/contract', file)
const load = async <M>(file: string): Promise<M> => {
  const { module } = await runnerImport<M>(here(file), {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { 'zod/mini': here('zod.shipped.ts') } },
  })
  return module
}
const shipped = {
  ...(await load<{ endpoints: Endpoints }>('endpoints.ts')),
  ...(await load<{ commonErrors: NamedErrors }>('errors.ts')),
  ...(await load<{ locate: Endpoint }>('geolocation.ts')),
}

interface Definition {
  type: string
  shape: Record<string, z.ZodMiniType>
  innerType: z.ZodMiniType
  element: z.ZodMiniType
  options: z.ZodMiniType[]
  values: unknown[]
  entries: Record<string, string>
}

/** Something that a schema accepts, more or less, with all that is optional. */
function sample(schema: z.ZodMiniType): unknown {
  const definition = schema._zod.def as unknown as Definition
  const { type, shape, innerType, element, options, values, entries } = definition
  if (type === 'object') {
    const own = Object.entries(shape).map(([key, inner]) => [key, sample(inner)])
    return Object.fromEntries([...own, ['unheard-of', { of: 1 }]])
  }
  if (type === 'array') return [sample(element), sample(element)]
  if (type === 'union') return sample(options[0] as z.ZodMiniType)
  if (type === 'literal') return values[0]
  if (type === 'enum') return Object.values(entries)[0]
  if (type === 'string') return '2026-11-21T09:00:00Z'
  if (type === 'number') return 2
  if (type === 'boolean') return true
  return innerType ? sample(innerType) : null
}

const strange = fc.oneof(
  fc.constantFrom(undefined, null, '', 'guest', 0, -1, 1.5, 2 ** 60, true, [], {}, [null]),
  fc.jsonValue(),
  fc.constant(JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}')),
)

/** The same with something strange in one place, or a key gone. */
function changed(value: unknown, path: readonly number[], to: unknown): unknown {
  const [at, ...rest] = path
  if (at === undefined || typeof value !== 'object' || value === null) return to
  const keys = Object.keys(value)
  const key = keys[at % (keys.length || 1)]
  if (key === undefined) return to
  const copy = structuredClone(value) as Record<string, unknown>
  const next = changed(copy[key], rest, to)
  if (next === undefined && !Array.isArray(copy)) delete copy[key]
  else copy[key] = next
  return copy
}

/** What is read, or where something is wrong; zod says twice that a text is none, and too short. */
function outcome(schema: z.ZodMiniType, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value)
  return success ? data : new Set(error.issues.map(({ path }) => path.join('.')))
}

const schemasOf = (calls: Endpoints, common: NamedErrors): (readonly [string, z.ZodMiniType])[] => {
  const bodies = (name: string, errors: NamedErrors) =>
    Object.entries(errors).flatMap(([code, { body }]) =>
      body ? [[`${name} refused, ${code}`, body] as const] : [],
    )
  const own = Object.entries(calls).flatMap(([name, { input, output, errors }]) => [
    [`what ${name} sends`, input] as const,
    [`what ${name} answers`, output] as const,
    ...bodies(name, errors),
  ])
  return [...own, ...bodies('anything', common)]
}
// A call of somebody else's, but what it answers is read by the same part of zod.
const real = schemasOf({ ...endpoints, locate }, commonErrors)
const ours = new Map(
  schemasOf({ ...shipped.endpoints, locate: shipped.locate }, shipped.commonErrors),
)

test.each(real)('%s is read alike', (name, schema) => {
  const own = ours.get(name)
  if (!own) throw new Error(`${name} is missing`)
  const usual = sample(schema)
  expect(outcome(own, usual)).toEqual(outcome(schema, usual))
  fc.assert(
    fc.property(fc.array(fc.nat(40), { maxLength: 5 }), strange, (path, to) => {
      const value = changed(usual, path, to)
      expect(outcome(own, value)).toStrictEqual(outcome(schema, value))
    }),
    { numRuns: 150 },
  )
})
