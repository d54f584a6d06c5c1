/** A reader goes on typing while a tag takes over the page's own form. The MB form and the sign-in form stand for all. */
import { registerWidget } from '@bindery/element/define.ts'
import type { Definition } from '@bindery/element/definition.ts'
import { provideState } from '@bindery/state/state.ts'
import authModal from '@bindery/widgets/auth/modal/auth-modal.element.ts'
import mbSignup from '@bindery/widgets/mail-signup/mb-signup.element.ts'
import profileForm from '@bindery/widgets/profile/profile-form.element.ts'
import { openPage } from '@bindery/widgets/test/page.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { twinTag } from '../support/element-variant.ts'
import { fallbacks } from '../support/fallbacks.ts'
import '@bindery/element/hand-over/hand-over.ts'

/** How many runs the last test has. 0: its default. */
declare const BINDERY_RUNS: number

let here: Awaited<ReturnType<typeof openPage>>
beforeEach(async () => {
  Reflect.deleteProperty(globalThis, Symbol.for('bindery'))
  here = await openPage({ settings: { reload: 'never' } })
  provideState(here.state)
  await here.state.session.check()
})
afterEach(() => document.body.replaceChildren())

/** Puts a tag with its plain form on the page while the tag is undefined. `upgrade` defines it. */
const place = (
  definition: { readonly tag: string },
  html: string,
  attributes: Readonly<Record<string, string>> = {},
) => {
  const tag = twinTag(definition.tag)
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(document.createRange().createContextualFragment(html))
  document.body.append(element, 'After')
  const form = element.querySelector('form') as HTMLFormElement
  const fields = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  const upgrade = () => registerWidget({ ...definition, tag } as unknown as Definition)
  const own = (name: string) =>
    element.querySelector<HTMLInputElement>(`[data-bindery-light] [name="${name}"]`)
  /** Waits until the tag's own form has taken the place, and returns one of its fields. */
  const taken = async (name: string) => {
    await expect.poll(() => element.contains(form)).toBe(false)
    return own(name) as HTMLInputElement
  }
  return { element, form, fields, upgrade, own, taken }
}
const placeForm = () => place(mbSignup, fallbacks['mb-signup'])

/** Waits until a tag that nothing holds back has taken over. */
const handOverBeside = async () => {
  const { form, upgrade } = placeForm()
  upgrade()
  await expect.poll(() => form.isConnected).toBe(false)
}

test('the form of the tag takes over the caret of an e-mail field', async () => {
  const { fields, upgrade, taken } = placeForm()
  await userEvent.fill(fields('email'), 'nora@exmple.com')
  for (let step = 0; step < 8; step++) await userEvent.keyboard('{ArrowLeft}')
  upgrade()
  const field = await taken('email')
  await userEvent.keyboard('a')
  expect(field.value).toBe('nora@example.com')
})

test('the form of the tag waits for the end of a composition', async () => {
  const { form, fields, upgrade, own, taken } = placeForm()
  const field = fields('firstName')
  field.focus()
  upgrade()
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  // As the loader marks it before the tag is there.
  field.setAttribute('data-bindery-busy', '')
  await handOverBeside()
  expect([form.isConnected, own('firstName')]).toEqual([true, null])
  field.value = '山田'
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  expect((await taken('firstName')).value).toBe('山田')
})

test('a value of the page stays below one of the view, and one that the reader has chosen above it', async () => {
  await here.mock.signIn('reader@example.com')
  await here.state.session.refresh()
  const { fields, upgrade, taken } = place(profileForm, fallbacks.profile)
  fields('displayName').setAttribute('value', 'Page')
  fields('email').value = 'new@example.com'
  upgrade()
  expect((await taken('displayName')).value).toBe('Robin Reader')
  expect((await taken('email')).value).toBe('new@example.com')
})

test('the field with the focus stays where it is in the window, although what was above it is gone', async () => {
  const { element, fields, upgrade, taken } = placeForm()
  const space = (height: string) =>
    Object.assign(document.createElement('div'), { style: `block-size: ${height}` })
  element.before(space('40em'))
  element.prepend(space('20em'))
  element.after(space('200em'))
  fields('firstName').scrollIntoView({ block: 'center' })
  fields('firstName').focus()
  const { top } = fields('firstName').getBoundingClientRect()
  upgrade()
  const field = await taken('firstName')
  expect(Math.abs(field.getBoundingClientRect().top - top)).toBeLessThan(1)
})

test('the tag gives the form back when it has no view any more', async () => {
  const { element, form, upgrade, taken } = placeForm()
  upgrade()
  await taken('email')
  element.remove()
  await expect.poll(() => element.contains(form)).toBe(true)
})

const inline = { inline: '', open: '', screen: 'sign-in' }

test('what a browser has filled in before the tag was ready is sent, without an event of a field', async () => {
  const { fields, upgrade, taken } = place(authModal, fallbacks['sign-in'], inline)
  fields('email').value = 'reader@example.com'
  fields('password').value = 'Bindery#2026'
  upgrade()
  expect((await taken('password')).value).toBe('Bindery#2026')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect.poll(() => here.state.session.$session.get().status).toBe('registered')
})

interface Protocol {
  send(method: string, params?: object): Promise<Record<string, unknown>>
}

test('a form stays while a browser hides from scripts what it has filled in', async () => {
  const { form, fields, upgrade, taken } = placeForm()
  fields('email').id = 'filled'
  const browser = cdp() as unknown as Protocol
  for (const domain of ['DOM', 'CSS']) await browser.send(`${domain}.enable`)
  await browser.send('DOM.getDocument', { depth: -1, pierce: true })
  const { searchId } = await browser.send('DOM.performSearch', { query: '#filled' })
  const found = { searchId, fromIndex: 0, toIndex: 1 }
  const { nodeIds } = await browser.send('DOM.getSearchResults', found)
  const [nodeId] = nodeIds as number[]
  const force = (forcedPseudoClasses: readonly string[]) =>
    browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })
  await force(['autofill'])
  expect(fields('email').matches(':autofill')).toBe(true)
  upgrade()
  await handOverBeside()
  expect(form.isConnected).toBe(true)
  // The reader presses a key or the button of the pointer: the value is there, and the browser tells so.
  fields('email').value = 'nora@example.com'
  fields('email').dispatchEvent(new Event('input', { bubbles: true }))
  expect((await taken('email')).value).toBe('nora@example.com')
})

/** A small generator of numbers below 1, the same for each seed. */
const randomFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

const later: readonly ((act: () => void) => void)[] = [
  (act) => act(),
  (act) => queueMicrotask(act),
  (act) => void requestAnimationFrame(act),
  (act) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = act
    port2.postMessage('')
  },
]
const events = ['keydown', 'beforeinput', 'input', 'keyup'] as const

/** `BINDERY_RUNS=200 npm run typing` plays more of them. */
const runs = BINDERY_RUNS || 40

test(`no letter is lost in ${runs} upgrades while a reader types`, async () => {
  const lost: string[] = []
  for (let run = 1; run <= runs; run++) {
    const random = randomFrom(run)
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
    const text = Array.from({ length: 6 }, () => pick([...'abcdefghij'])).join('')
    const name = pick(['email', 'firstName', 'companyName'])
    const [type, at, defer] = [pick(events), Math.floor(random() * 6), pick(later)]
    document.body.replaceChildren()
    const { fields, upgrade, taken } = placeForm()
    // Some letters are before the caret, some after it.
    const before = pick(['', 'xy'])
    fields(name).value = before
    fields(name).focus()
    let seen = 0
    fields(name).addEventListener(type, () => {
      if (seen++ === at) defer(upgrade)
    })
    await userEvent.keyboard(text)
    if (seen <= at) upgrade()
    const field = await taken(name)
    const good = [before + text, text + before]
    if (!good.includes(field.value) || document.activeElement !== field)
      lost.push(`${run} ${name} ${type} ${at}: "${field.value}" for "${good[0]}"`)
  }
  expect(lost).toEqual([])
})
