import { expect, test } from 'vitest'
import { startTwice } from './installed.ts'

test('an engine that starts is what startTwice answers', async () => {
  expect(await startTwice('Firefox', async () => 'the engine')).toBe('the engine')
})

test('an engine that fails once starts a second time', async () => {
  const ways = [() => Promise.reject(new Error('busy')), async () => 'the engine']
  expect(await startTwice('Firefox', async () => ways.shift()?.())).toBe('the engine')
})

test('an engine that is installed and does not start is an error, also in CI', async () => {
  const fails = () => Promise.reject(new Error('no display'))
  await expect(startTwice('Firefox', fails)).rejects.toThrow('no display')
})
