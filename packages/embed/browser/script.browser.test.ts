import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadScript } from './script.ts'

/** The names of the policies that were created. */
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

test('a failed script can be loaded again where a policy may be created only once', async () => {
  for (const _ of ['first', 'second']) {
    await expect(loadScript(missing)).rejects.toThrow('could not be loaded')
  }
  expect(made).toEqual(['bindery'])
  expect(document.querySelector(`script[src="${missing}"]`)).toBeNull()
})
