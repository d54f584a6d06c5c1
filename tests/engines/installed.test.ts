import { afterEach, expect, test, vi } from 'vitest'
import { startOr } from './installed.ts'

const fails = () => Promise.reject(new Error('no display'))

afterEach(() => {
  vi.unstubAllEnvs()
})

test('an engine that starts is what startOr answers', async () => {
  expect(await startOr('Firefox', async () => 'the engine')).toBe('the engine')
})

test('an engine that cannot start is named in a line in CI', async () => {
  vi.stubEnv('CI', 'true')
  expect(await startOr('Firefox', fails)).toBe('Firefox cannot be started here: Error: no display')
})

test('an engine that cannot start is an error on the machine of a developer', async () => {
  vi.stubEnv('CI', '')
  await expect(startOr('Firefox', fails)).rejects.toThrow('no display')
})
