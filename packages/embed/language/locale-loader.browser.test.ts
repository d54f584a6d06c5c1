import { language, type ModelOwner } from '@bindery/element/language.ts'
import { getState, type State } from '@bindery/state/state.ts'
import { shareListFlyoutMessages } from '@bindery/widgets/share/share.messages.ts'
import { openPage, type PageOptions } from '@bindery/widgets/test/page.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { frame } from '../../../tests/support/element-variant.ts'
import { place } from '../../../tests/support/mount.tsx'
import type { PageRegistry } from '../registry/page-registry.ts'
import { followPageLanguage } from './page-language.ts'

const flyout = 'bindery-switching-flyout'
const modal = 'bindery-auth-modal'

const before = { ...language }
afterEach(() => {
  Object.assign(language, before)
  document.documentElement.lang = ''
})

/** A page whose kit follows its languages. */
const start = async (lang: string, settings: NonNullable<PageOptions['settings']> = {}) => {
  document.documentElement.lang = lang
  const page = await openPage({ settings })
  const tags = [flyout, modal]
  const record = { tags } as unknown as PageRegistry
  const state = { ...page.state, settings: followPageLanguage(record, page.state.settings) }
  record.state = state
  Reflect.set(globalThis, Symbol.for('bindery'), record)
  return { ...page, state }
}

const wordsOf = ({ messages }: State) =>
  messages.define('share-list-flyout', shareListFlyoutMessages)

/** An element without a class. The real modal may be defined on the page, by another file. */
const elementOf = (tag: string): HTMLElement =>
  tag === modal
    ? Object.defineProperty(document.createElement('p'), 'localName', { value: tag })
    : document.createElement(tag)

/** Renders a tag; resolves with the state of its model, its root, and whether it waited for texts. */
const render = async (tag: string, parent: Element = document.body) => {
  const element = parent.appendChild(elementOf(tag))
  const root = document.createElement('div')
  const owner = await new Promise<ModelOwner & { state: State; waited: boolean }>((resolve) => {
    let waited = false
    const look = () => {
      const state = language.createModel(getState as () => never, one) as State | undefined
      if (state) resolve(Object.assign(one, { state, waited }))
      else waited = true
    }
    const one: ModelOwner = { id: tag, element, root, scheduleUpdate: look }
    look()
  })
  const { state, waited } = owner
  const $words = wordsOf(state)
  return { element, root, state, waited, $words, close: () => $words.get().close }
}

/** A section of the page with a language. */
const section = (lang: string) => place('section', { lang })

/** Opens the flyout from a button. */
const open = ({ overlays }: State, anchor: HTMLElement) =>
  overlays.open({
    id: 'trigger',
    kind: 'flyout',
    close: () => {},
    panel: { tag: flyout, anchor, about: {} },
  })

test('a tag on an English page renders at once and is marked as English', async () => {
  const { state } = await start('en-GB')
  expect([state.settings.locale, language.tag]).toEqual(['en-GB', 'en'])
  const one = await render('bindery-one')
  expect([one.waited, one.state, one.close()]).toEqual([false, state, 'Close'])
})

test('texts from the setting `messages` have the page’s language, or the setting’s locale', async () => {
  const messages = { 'auth.close': 'Zu' }
  await start('', { messages })
  expect(language.tag).toBe('')
  await start('', { messages, locale: 'it' })
  expect(language.tag).toBe('it')
})

test('a tag uses the nearest lang through shadow roots, for dates always and for texts that exist', async () => {
  const { state } = await start('en')
  const [austrian, french] = [section('de-AT'), section('fr')]
  const inside = austrian.appendChild(document.createElement('p'))
  const shadow = inside.attachShadow({ mode: 'open' }).appendChild(document.createElement('p'))
  const german = await render('bindery-one', shadow)
  expect(german.waited).toBe(true)
  expect(getState()).toBe(state)
  expect([german.close(), german.state.settings.locale, german.root.lang]).toEqual([
    'Schließen',
    'de-AT',
    'de-AT',
  ])
  const other = await render('bindery-two', french)
  expect([other.close(), other.state.settings.locale, other.root.lang]).toEqual([
    'Close',
    'fr',
    'en',
  ])
  inside.lang = 'en-GB'
  const nearer = await render('bindery-three', inside)
  expect([nearer.close(), nearer.state.settings.locale]).toEqual(['Close', 'en-GB'])
})

test('a tag on a German page waits for its texts, and its model gets the page’s state', async () => {
  const { state } = await start('de')
  const one = await render('bindery-one')
  expect([one.waited, one.state, one.close()]).toEqual([true, state, 'Schließen'])
  expect(getState()).toBe(state)
  expect(language.tag).toBe('de')
})

test('a flyout has the locale of its opener, and switches with the next one', async () => {
  const { state } = await start('en')
  const german = section('de')
  await render('bindery-one', german)
  const panel = await render(flyout)
  expect([panel.close(), panel.root.lang]).toEqual(['Close', 'en'])
  const rendered = vi.fn()
  panel.$words.listen(rendered)
  open(state, german.appendChild(document.createElement('button')))
  await expect.poll(panel.close).toBe('Schließen')
  expect([panel.root.lang, panel.state.settings.locale, rendered.mock.calls.length > 0]).toEqual([
    'de',
    'de',
    true,
  ])
  open(state, place('button'))
  await expect.poll(panel.close).toBe('Close')
  expect(panel.root.lang).toBe('en')
})

test('a flyout stays English if an English button opens it again before the German texts are loaded', async () => {
  const { state } = await start('en')
  const german = section('de')
  await render('bindery-one', german)
  const panel = await render(flyout)
  const rendered = vi.fn()
  panel.$words.listen(rendered)
  open(state, german.appendChild(document.createElement('button')))
  open(state, place('button'))
  await expect.poll(() => rendered.mock.calls.length).toBeGreaterThan(0)
  await frame()
  expect([panel.close(), panel.root.lang]).toEqual(['Close', 'en'])
})

test('a flyout that a German button loads is German from the start, also for a button inside our tag', async () => {
  const { state } = await start('en')
  const german = section('de')
  const { element } = await render('bindery-one', german)
  const root = element.attachShadow({ mode: 'open' })
  open(state, root.appendChild(document.createElement('button')))
  const panel = await render(flyout)
  expect(panel.close()).toBe('Schließen')
  // Inside a shadow tree of the page, the nearest lang counts.
  const pageRoot = german.appendChild(document.createElement('p')).attachShadow({ mode: 'open' })
  const english = pageRoot.appendChild(document.createElement('p'))
  english.lang = 'en'
  open(state, english.appendChild(document.createElement('button')))
  await expect.poll(panel.close).toBe('Close')
})

test('the modal has the locale of the element that requested it, else of the focused one', async () => {
  const { state } = await start('de')
  const english = section('en')
  const dialog = await render(modal)
  expect(dialog.close()).toBe('Schließen')
  const request = new CustomEvent('bindery-sign-in-request', { bubbles: true, composed: true })
  english.appendChild(document.createElement('p')).dispatchEvent(request)
  void state.auth.open()
  await expect.poll(dialog.close).toBe('Close')
  state.auth.close()
  const button = section('de-CH').appendChild(document.createElement('button'))
  button.focus()
  void state.auth.open()
  await expect.poll(dialog.close).toBe('Schließen')
  expect(dialog.root.lang).toBe('de-CH')
  // A flyout that is opened inside the modal has its locale.
  const inside = dialog.element.attachShadow({ mode: 'open' })
  open(state, inside.appendChild(document.createElement('button')))
  expect((await render(flyout)).root.lang).toBe('de-CH')
  state.auth.close()
  button.blur()
  void state.auth.open()
  await frame()
  expect(dialog.root.lang).toBe('de-CH')
})

test('a flyout that rendered before a German section is inserted again in its place, unless it is open', async () => {
  await start('en')
  customElements.define(flyout, class extends HTMLElement {})
  const early = await render(flyout)
  const after = place('p')
  const open = place(flyout, { open: '' })
  const mutated = vi.fn()
  new MutationObserver(mutated).observe(document.body, { childList: true })
  await render('bindery-one', section('de'))
  await expect.poll(() => mutated.mock.calls.length).toBeGreaterThan(1)
  const records: MutationRecord[] = mutated.mock.calls.flatMap(([list]) => list)
  expect(records.flatMap(({ removedNodes }) => [...removedNodes])).not.toContain(open)
  expect(early.element.nextSibling).toBe(after)
})
