import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createKitShell } from './kit-shell.ts'
import type { BinderyRecord } from './record.ts'
import { start } from './start.ts'

test('of two announcements at once the later is said, and stays', async () => {
  const { kit } = createKitShell('1.0.0')
  const record: BinderyRecord = {
    version: '1.0.0',
    tags: [],
    script: null,
    kit,
    load: async () => true,
  }
  Reflect.set(globalThis, Symbol.for('bindery'), record)
  start(record, [{ source: 'json', values: { theme: 'dark' } }])
  expect(document.documentElement.style.getPropertyValue('--bindery-scheme')).toBe('dark')
  // Whoever comes second changes nothing.
  const { state } = record
  start(record, [{ source: 'json', values: { theme: 'light' } }])
  expect(record.state).toBe(state)
  expect(document.documentElement.style.getPropertyValue('--bindery-scheme')).toBe('dark')
  const heard: string[] = []
  new MutationObserver(() => heard.push(document.body.textContent)).observe(document.body, {
    childList: true,
    subtree: true,
  })
  record.state?.status.announce('There is no short link.')
  record.state?.status.announce('This is the short link.')
  await expect.element(page.getByRole('status')).toHaveTextContent('This is the short link.')
  expect(heard.join()).not.toContain('There is no short link.')
})

test('a flyout that cannot be had closes itself, not the one that was opened meanwhile', async () => {
  const { kit } = createKitShell('1.0.0')
  const slow = Promise.withResolvers<boolean>()
  const record: BinderyRecord = {
    version: '1.0.0',
    tags: [],
    script: null,
    kit,
    load: (tag) => (tag === 'bindery-slow-flyout' ? slow.promise : Promise.resolve(true)),
  }
  Reflect.set(globalThis, Symbol.for('bindery'), record)
  start(record)
  const overlays = record.state?.overlays
  const open = (tag: `bindery-${string}`) => {
    const anchor = document.body.appendChild(document.createElement('button'))
    overlays?.open({
      id: tag,
      kind: 'flyout',
      close: () => {},
      panel: { tag, anchor, about: {} },
    })
  }
  const tag = () => overlays?.$flyout.get()?.panel?.tag
  open('bindery-slow-flyout')
  open('bindery-other-flyout')
  slow.resolve(false)
  // Whoever waited for it before has heard of it before.
  await slow.promise
  expect(tag()).toBe('bindery-other-flyout')
  open('bindery-slow-flyout')
  await expect.poll(tag).toBeUndefined()
})
