import { language } from '@bindery/element/language.ts'
import { afterAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createKitShell } from './kit/kit-shell.ts'
import type { PageRegistry } from './registry/page-registry.ts'
import { start } from './start.ts'

const before = { ...language }
afterAll(() => void Object.assign(language, before))

test('the live region gets the later of two announcements, and keeps it', async () => {
  const { kit } = createKitShell('1.0.0')
  const record: PageRegistry = {
    version: '1.0.0',
    tags: [],
    script: null,
    kit,
    load: async () => true,
  }
  Reflect.set(globalThis, Symbol.for('bindery'), record)
  start(record, [{ source: 'json', values: { theme: 'dark' } }])
  expect(document.documentElement.style.getPropertyValue('--bindery-scheme')).toBe('dark')
  // A second call changes nothing.
  const { state } = record
  start(record, [{ source: 'json', values: { theme: 'light' } }])
  expect(record.state).toBe(state)
  expect(document.documentElement.style.getPropertyValue('--bindery-scheme')).toBe('dark')
  const heard: string[] = []
  new MutationObserver(() => heard.push(document.body.textContent)).observe(document.body, {
    childList: true,
    subtree: true,
  })
  record.state?.liveRegion.announce('There is no short link.')
  record.state?.liveRegion.announce('This is the short link.')
  await expect.element(page.getByRole('status')).toHaveTextContent('This is the short link.')
  expect(heard.join()).not.toContain('There is no short link.')
})

test('a flyout that fails to load closes itself, and not the flyout that was opened meanwhile', async () => {
  const { kit } = createKitShell('1.0.0')
  const slow = Promise.withResolvers<boolean>()
  const record: PageRegistry = {
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
  // Listeners that were added earlier run first, so the core has handled the failure now.
  await slow.promise
  expect(tag()).toBe('bindery-other-flyout')
  open('bindery-slow-flyout')
  await expect.poll(tag).toBeUndefined()
})

test('a third-party script gets the nonce of the kit', async () => {
  const { kit } = createKitShell('1.0.0')
  const script = document.createElement('script')
  script.nonce = 'n0nce'
  const record: PageRegistry = {
    version: '1.0.0',
    tags: [],
    script,
    kit,
    load: async () => true,
  }
  Reflect.set(globalThis, Symbol.for('bindery'), record)
  start(record)
  const added: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) added.push((node as HTMLElement).nonce)
  })
  observer.observe(document.head, { childList: true })
  await expect(record.state?.environment.script('blob:nothing')).rejects.toThrow()
  observer.disconnect()
  expect(added).toContain('n0nce')
})
