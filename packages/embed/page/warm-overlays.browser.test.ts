import { createBrowserMockApi } from '@bindery/mock-api/browser.ts'
import { defaultSettings } from '@bindery/state/settings/settings.ts'
import { createState } from '@bindery/state/state.ts'
import { testEnvironment } from '@bindery/state/test/environment.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createKitShell } from '../kit/kit-shell.ts'
import { warmOverlays } from './warm-overlays.ts'

const origin = 'https://publisher.example'
const email = 'reader@example.com'

let pages = 0

/** A page with a tag that shares and one that saves. Lists what is fetched ahead. */
async function open({ reader = '', connection = {}, onLine = true, asks = true } = {}) {
  for (const [name, value] of Object.entries({ connection, onLine })) {
    Object.defineProperty(navigator, name, { value, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, name))
  }
  const { fetch, control } = createBrowserMockApi({ origin })
  if (reader) await control.signIn(reader)
  const environment = testEnvironment({ fetch })
  const state = createState(environment, defaultSettings(origin))
  // A tag of the page asks who is reading.
  if (asks) state.session.$session.listen(() => {})
  pages += 1
  const [share, save] = [`bindery-share-${pages}`, `bindery-save-${pages}`]
  const fetched: string[] = []
  let listed = 0
  warmOverlays(
    {
      version: '1.0.0',
      script: null,
      tags: [share, save],
      kit: createKitShell('1.0.0').kit,
      load: async () => true,
      preload: (tag) => void fetched.push(tag),
      rest: async () => {
        listed += 1
        return {
          opens: { [share]: ['share-flyout'], [save]: ['save-flyout', 'bindery-auth-modal'] },
        }
      },
    },
    state,
  )
  const define = (tag: string) => {
    customElements.define(tag, class extends HTMLElement {})
    return document.body.appendChild(document.createElement(tag))
  }
  /** What is fetched some time later. */
  const later = () => {
    environment.advance(3000)
    return fetched
  }
  return {
    ...{ state, fetched, later, lists: () => listed },
    ...{ share: () => define(share), save: () => define(save) },
  }
}

test('the page fetches what each of its tags opens once that tag is defined', async () => {
  const { later, share, save } = await open({ reader: email })
  share()
  await expect.poll(later).toEqual(['share-flyout'])
  save()
  await expect.poll(later).toEqual(['share-flyout', 'save-flyout'])
})

test('a guest’s page fetches the modal instead of what needs a reader', async () => {
  const { later, share, save } = await open()
  save()
  share()
  await expect.poll(() => later().toSorted()).toEqual(['bindery-auth-modal', 'share-flyout'])
})

test('the page asks nobody who is reading, and fetches both when a tag is pointed at before that is known', async () => {
  const { later, share, save, state } = await open({ asks: false })
  const button = save()
  share()
  await expect.poll(later).toEqual(['share-flyout'])
  expect(state.session.$session.lc).toBe(0)
  button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await expect.poll(later).toEqual(['share-flyout', 'save-flyout', 'bindery-auth-modal'])
  expect(state.session.$session.lc).toBe(0)
})

test.each([
  { saveData: true },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
  { effectiveType: '3g' },
])('the page fetches only what is pointed at, with a connection of %o', async (connection) => {
  const { later, share, save, state } = await open({ connection, reader: email })
  share()
  const button = save()
  await state.session.check()
  button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await expect.poll(later).toEqual(['save-flyout'])
})

test('a page that is offline fetches nothing', async () => {
  const { later, share, state } = await open({ onLine: false })
  const button = share()
  button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await state.session.check()
  expect(later()).toEqual([])
})

test('the page fetches nothing of it while it may still be loading, nor the list of what tags open', async () => {
  const { fetched, later, lists, share, state } = await open({ reader: email })
  share()
  await state.session.check()
  expect([fetched, lists()]).toEqual([[], 0])
  await expect.poll(later).toEqual(['share-flyout'])
  expect(lists()).toBe(1)
})
