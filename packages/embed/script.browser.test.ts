import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readRecord, writeRecord } from './record.ts'
import { loadScript } from './script.ts'

/** The policies of this page, which both tests stand on: the module makes its own once. */
const made: string[] = []
beforeAll(() => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: object) => {
      if (made.includes(name)) throw new TypeError(`Policy "${name}" already exists`)
      made.push(name)
      return rules
    },
  })
})
afterAll(() => vi.unstubAllGlobals())

const missing = 'blob:nothing'
const added = () => document.head.lastElementChild as HTMLScriptElement

test('a script that failed is tried again where a policy may be made only once', async () => {
  for (const _ of ['first', 'second']) {
    await expect(loadScript(missing)).rejects.toThrow('could not be loaded')
  }
  expect(made).toEqual(['bindery'])
  expect(document.querySelector(`script[src="${missing}"]`)).toBeNull()
})

test('a script of somebody else has the nonce of ours', async () => {
  const before = readRecord()?.script ?? null
  const script = document.createElement('script')
  script.nonce = 'n0nce'
  writeRecord({ script })
  const loaded = loadScript(missing)
  expect(added().nonce).toBe('n0nce')
  await expect(loaded).rejects.toThrow()
  writeRecord({ script: before })
})
