import { language, type Speaker } from '@bindery/element/language.ts'
import { getState, type State } from '@bindery/state/state.ts'
import { shareListFlyoutMessages } from '@bindery/widgets/share/share-list-flyout.messages.ts'
import { openPage, type PageOptions } from '@bindery/widgets/test/page.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { frame } from '../../tests/support/element-variant.ts'
import { place } from '../../tests/support/mount.tsx'
import { followPageLanguage } from './page-language.ts'
import type { BinderyRecord } from './record.ts'

const before = { ...language }
afterEach(() => {
  Object.assign(language, before)
  document.documentElement.lang = ''
})

/** A page that listens for languages, as the kit starts it. */
const start = async (lang: string, settings: NonNullable<PageOptions['settings']> = {}) => {
  document.documentElement.lang = lang
  const page = await openPage({ settings })
  const tags = ['bindery-share-list-flyout', 'bindery-auth-modal']
  const record = { tags } as unknown as BinderyRecord
  const state = { ...page.state, settings: followPageLanguage(record, page.state.settings) }
  record.state = state
  Reflect.set(globalThis, Symbol.for('bindery'), record)
  return { ...page, state }
}

const flyout = 'bindery-share-list-flyout'
const wordsOf = ({ messages }: State) =>
  messages.define('share-list-flyout', shareListFlyoutMessages)

/** A tag that has come to speak: with what its model was made, and what its root says. */
const speak = async (tag: string, parent: Element = document.body) => {
  const element = parent.appendChild(document.createElement(tag))
  const root = document.createElement('div')
  const speaker = await new Promise<Speaker & { state: State; waited: boolean }>((resolve) => {
    let waited = false
    const look = () => {
      const state = language.begin(getState as () => never, one) as State | undefined
      if (state) resolve(Object.assign(one, { state, waited }))
      else waited = true
    }
    const one: Speaker = { id: tag, element, root, schedule: look }
    look()
  })
  const { state, waited } = speaker
  const $words = wordsOf(state)
  return { element, root, state, waited, $words, close: () => $words.get().close }
}

/** A part of the page in a language. */
const part = (lang: string) => place('section', { lang })

/** Stands for a button that opens the flyout. */
const open = ({ overlays }: State, anchor: HTMLElement) =>
  overlays.open({
    id: 'trigger',
    kind: 'flyout',
    close: () => {},
    panel: { tag: flyout, anchor, about: {} },
  })

test('an English page waits for nothing and is marked as English', async () => {
  const { state } = await start('en-GB')
  expect([state.settings.locale, language.tag]).toEqual(['en-GB', 'en'])
  const one = await speak('bindery-one')
  expect([one.waited, one.state, one.close()]).toEqual([false, state, 'Close'])
})

test('words of the site’s own count as the page’s, or as those of its locale', async () => {
  const messages = { 'auth.close': 'Zu' }
  await start('', { messages })
  expect(language.tag).toBe('')
  await start('', { messages, locale: 'it' })
  expect(language.tag).toBe('it')
})

test('the nearest lang counts, through shadow roots; dates go by it, words where there are some', async () => {
  const { state } = await start('en')
  const [austrian, french] = [part('de-AT'), part('fr')]
  const inside = austrian.appendChild(document.createElement('p'))
  const shadow = inside.attachShadow({ mode: 'open' }).appendChild(document.createElement('p'))
  const german = await speak('bindery-one', shadow)
  expect(german.waited).toBe(true)
  expect(getState()).toBe(state)
  expect([german.close(), german.state.settings.locale, german.root.lang]).toEqual([
    'Schließen',
    'de-AT',
    'de-AT',
  ])
  const other = await speak('bindery-two', french)
  expect([other.close(), other.state.settings.locale, other.root.lang]).toEqual([
    'Close',
    'fr',
    'en',
  ])
  inside.lang = 'en-GB'
  const nearer = await speak('bindery-three', inside)
  expect([nearer.close(), nearer.state.settings.locale]).toEqual(['Close', 'en-GB'])
})

test('a German page: each tag waits for its words, and models get the state of the page', async () => {
  const { state } = await start('de')
  const one = await speak('bindery-one')
  expect([one.waited, one.state, one.close()]).toEqual([true, state, 'Schließen'])
  expect(getState()).toBe(state)
  expect(language.tag).toBe('de')
})

test('a flyout speaks what its button speaks, and turns with the next one', async () => {
  const { state } = await start('en')
  const german = part('de')
  await speak('bindery-one', german)
  const panel = await speak(flyout)
  expect([panel.close(), panel.root.lang]).toEqual(['Close', 'en'])
  const drawn = vi.fn()
  panel.$words.listen(drawn)
  open(state, german.appendChild(document.createElement('button')))
  await expect.poll(panel.close).toBe('Schließen')
  expect([panel.root.lang, panel.state.settings.locale, drawn.mock.calls.length > 0]).toEqual([
    'de',
    'de',
    true,
  ])
  open(state, place('button'))
  await expect.poll(panel.close).toBe('Close')
  expect(panel.root.lang).toBe('en')
})

test('a flyout that was opened from English again before the German words were here stays English', async () => {
  const { state } = await start('en')
  const german = part('de')
  await speak('bindery-one', german)
  const panel = await speak(flyout)
  const drawn = vi.fn()
  panel.$words.listen(drawn)
  open(state, german.appendChild(document.createElement('button')))
  open(state, place('button'))
  await expect.poll(() => drawn.mock.calls.length).toBeGreaterThan(0)
  await frame()
  expect([panel.close(), panel.root.lang]).toEqual(['Close', 'en'])
})

test('a flyout that a German button brings speaks German from the start, an open one inside a tag of ours as well', async () => {
  const { state } = await start('en')
  const german = part('de')
  const { element } = await speak('bindery-one', german)
  const root = element.attachShadow({ mode: 'open' })
  open(state, root.appendChild(document.createElement('button')))
  const panel = await speak(flyout)
  expect(panel.close()).toBe('Schließen')
  // The page's own tags say themselves what is spoken in them.
  const theirs = german.appendChild(document.createElement('p')).attachShadow({ mode: 'open' })
  const english = theirs.appendChild(document.createElement('p'))
  english.lang = 'en'
  open(state, english.appendChild(document.createElement('button')))
  await expect.poll(panel.close).toBe('Close')
})

test('the modal speaks what asked for it, else what has focus', async () => {
  const { state } = await start('de')
  const english = part('en')
  const modal = await speak('bindery-auth-modal')
  expect(modal.close()).toBe('Schließen')
  const ask = new CustomEvent('bindery-sign-in-request', { bubbles: true, composed: true })
  english.appendChild(document.createElement('p')).dispatchEvent(ask)
  void state.auth.open()
  await expect.poll(modal.close).toBe('Close')
  state.auth.close()
  const button = part('de-CH').appendChild(document.createElement('button'))
  button.focus()
  void state.auth.open()
  await expect.poll(modal.close).toBe('Schließen')
  expect(modal.root.lang).toBe('de-CH')
  // A flyout that is opened in it speaks what it speaks.
  const inside = modal.element.attachShadow({ mode: 'open' })
  open(state, inside.appendChild(document.createElement('button')))
  expect((await speak(flyout)).root.lang).toBe('de-CH')
  state.auth.close()
  button.blur()
  void state.auth.open()
  await frame()
  expect(modal.root.lang).toBe('de-CH')
})

test('what was made before a part spoke German begins anew, in its place, unless it is open', async () => {
  await start('en')
  customElements.define(flyout, class extends HTMLElement {})
  const early = await speak(flyout)
  const after = place('p')
  const used = place(flyout, { open: '' })
  const gone = vi.fn()
  new MutationObserver(gone).observe(document.body, { childList: true })
  await speak('bindery-one', part('de'))
  await expect.poll(() => gone.mock.calls.length).toBeGreaterThan(1)
  const records: MutationRecord[] = gone.mock.calls.flatMap(([list]) => list)
  expect(records.flatMap(({ removedNodes }) => [...removedNodes])).not.toContain(used)
  expect(early.element.nextSibling).toBe(after)
})
