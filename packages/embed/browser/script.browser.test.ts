import { expect, test } from 'vitest'
import { importUnder } from '../../../tests/support/policy-frame.ts'

const missing = 'blob:nothing'
// The browser refuses a second policy of this name.
const policy = "trusted-types bindery; require-trusted-types-for 'script'"
const address = new URL('./script.ts', import.meta.url).href

test('a failed script can be loaded again where a policy may be created only once', async () => {
  const { imported, document } = await importUnder<typeof import('./script.ts')>(policy, address)
  for (const _ of ['first', 'second']) {
    await expect(imported.loadScript(missing)).rejects.toThrow('could not be loaded')
  }
  expect(document.querySelector(`script[src="${missing}"]`)).toBeNull()
  // The policy is in force.
  expect(() => Object.assign(document.createElement('script'), { src: missing })).toThrow()
})
