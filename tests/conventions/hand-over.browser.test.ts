/**
 * Every tag with a plain form takes over what a reader has done in it before the tag was ready: what was typed, chosen
 * and selected, the focus, and marked fields. A form that is being submitted stays, and is not submitted again.
 */
import { registerWidget } from '@bindery/element/define.ts'
import type { Definition } from '@bindery/element/definition.ts'
import { cartOf } from '@bindery/state/cart/cart.ts'
import { provideState, type State } from '@bindery/state/state.ts'
import { focused } from '@bindery/ui/focus/focus.ts'
import { openPage, type PageOptions } from '@bindery/widgets/test/page.ts'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { twinTag } from '../support/element-variant.ts'
import { fallbacks } from '../support/fallbacks.ts'
// Loaded before the first test, so that a tag takes over in the same task.
import '@bindery/element/hand-over/hand-over.ts'

const modules = import.meta.glob<{ default: Definition }>(
  '../../packages/widgets/**/*.element.ts',
  { eager: true },
)
const definitions = Object.values(modules).map((module) => module.default)

type Name = keyof typeof fallbacks
type Control = HTMLInputElement | HTMLSelectElement

interface Case {
  readonly tag: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly options?: PageOptions
  /** Values of hidden fields. */
  readonly hidden?: Readonly<Record<string, string>>
  /** Values of the selects. Their options are added to the form. */
  readonly chosen?: Readonly<Record<string, string>>
  prepare?(state: State): Promise<unknown>
  /** The tag finds nothing wrong with any text. */
  readonly lenient?: true
}

const inline = (screen: string): Case => ({
  tag: 'bindery-auth-modal',
  attributes: { inline: '', open: '', screen },
})
const fillCart = (state: State) =>
  cartOf(state).add([
    { productId: '501', availabilityId: '501-HBK-ENG', quantity: 2 },
    { productId: '503', availabilityId: '503-PBK-ENG', quantity: 1 },
  ])

/** By the name of the form. A form without a field has nothing to take over: the reader's menu logs out. */
const cases: Readonly<Record<Exclude<Name, 'log-out'>, Case>> = {
  'sign-in': { ...inline('sign-in'), lenient: true },
  register: inline('registration'),
  'request-reset': inline('forgot-password'),
  'reset-password': {
    tag: 'bindery-reset-password',
    options: { href: 'https://publisher.example/reset-password?token=abc' },
  },
  newsletter: { tag: 'bindery-newsletter-list', chosen: { choice: 'newsletter figures' } },
  'mb-signup': { tag: 'bindery-mb-signup' },
  'subscriber-lookup': { tag: 'bindery-subscriber-lookup' },
  'subscriber-registration': { tag: 'bindery-subscriber-registration' },
  'request-reset-card': { tag: 'bindery-forgot-password-card' },
  profile: {
    tag: 'bindery-profile-form',
    options: { reader: 'reader@example.com' },
    chosen: { jobTitle: 'Analyst', companySize: '5 to 99', industry: 'Media' },
  },
  archive: { tag: 'bindery-archive-picker', chosen: { year: '1958' } },
  search: { tag: 'bindery-search' },
  'add-to-cart': { tag: 'bindery-add-to-cart', attributes: { 'product-id': '501-HBK-ENG' } },
  'promo-code': { tag: 'bindery-cart', prepare: fillCart },
  'cart-quantity': { tag: 'bindery-cart', prepare: fillCart, hidden: { itemid: 'last' } },
}

afterEach(() => document.body.replaceChildren())

/** Puts the tag on the page while it is undefined. `upgrade` defines it. */
const openForm = async (name: Name, { tag, attributes = {}, options = {}, ...rest }: Case) => {
  Reflect.deleteProperty(globalThis, Symbol.for('bindery'))
  const { state } = await openPage(options)
  provideState(state)
  await state.session.check()
  await rest.prepare?.(state)
  const definition = definitions.find((each) => each.tag === tag) as Definition
  const element = document.createElement(twinTag(tag))
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(document.createRange().createContextualFragment(fallbacks[name]))
  document.body.append(element, 'After')
  const form = element.querySelector('form') as HTMLFormElement
  const controls = [...form.elements].filter((each): each is Control =>
    each.matches('[name]:is(input:not([type=hidden]),select)'),
  )
  const cart = cartOf(state).$cart.get()
  const last = cart.status === 'known' ? (cart.cart.items.at(-1)?.itemid ?? '') : ''
  for (const [field, value] of Object.entries(rest.hidden ?? {}))
    (form.elements.namedItem(field) as HTMLInputElement).value = value === 'last' ? last : value
  const lineOf = (each: Element | null) =>
    each?.querySelector<HTMLInputElement>('[name=itemid]')?.value ?? last
  /** The field of the tag's own form that has this field's place. */
  const own = ({ name: field }: Control) =>
    [element, element.shadowRoot as ShadowRoot]
      .flatMap((root) => [...root.querySelectorAll<Control>(`form [name="${field}"]`)])
      .find((each) => each.form !== form && lineOf(each.form) === last)
  const upgrade = () =>
    registerWidget({ ...definition, tag: element.localName } as unknown as Definition)
  return { element, form, controls, own, upgrade }
}

/** The ids of the page, and of each shadow tree, that are there twice. */
const repeatedIds = (element: Element): string[] =>
  [document, ...(element.shadowRoot ? [element.shadowRoot] : [])].flatMap((root) => {
    const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, at) => ids.indexOf(id) !== at)
  })

/** A value that only the reader can have given. No event tells of it, as of what a browser has filled in. */
const fill = (control: Control, chosen: Case['chosen']): void => {
  if ('options' in control) {
    const value = chosen?.[control.name] ?? ''
    if (![...control.options].some((each) => each.value === value))
      control.append(new Option(value))
    control.value = value
  } else if (control.type === 'checkbox') control.checked = !control.checked
  else if (control.type === 'number') control.value = '3'
  else if (control.type === 'email') control.value = 'nora@example.com'
  else control.value = 'Harbour#2027'
}

const stateOf = (control: Control | undefined) =>
  control && ('checked' in control && control.type === 'checkbox' ? control.checked : control.value)

test('each plain form with a field has its case here', () => {
  const withFields = Object.entries(fallbacks).filter(([, html]) =>
    /<(?:select|input[^>]* id|input type="search")/.test(html),
  )
  expect(Object.keys(cases).toSorted()).toEqual(withFields.map(([name]) => name).toSorted())
})

test.for(Object.entries(cases) as [Name, Case][])(
  'the form %s stays while it is submitted, and then goes on in the form of its tag',
  async ([name, given]) => {
    const { element, form, controls, own, upgrade } = await openForm(name, given)
    const text = controls.find(
      (each) => 'type' in each && /^(?:text|search|password)$/.test(each.type),
    )
    const email = controls.find(({ type }) => type === 'email')
    for (const control of controls) fill(control, given.chosen)
    if (email) {
      // The browser marks only what a reader has typed.
      await userEvent.fill(email, 'nora')
      await userEvent.tab()
    }
    const focus = text ?? controls.find((each) => each !== email) ?? email
    focus?.focus()
    if (text && 'setSelectionRange' in text) text.setSelectionRange(1, 3, 'backward')
    const before = controls.map(stateOf)

    // As the loader marks it before the tag is there.
    form.setAttribute('data-bindery-busy', '')
    form.noValidate = true
    let sent = 0
    const onSubmit = (event: Event) => {
      if (!event.defaultPrevented) sent += 1
      // The navigation would end the test.
      event.preventDefault()
    }
    addEventListener('submit', onSubmit)
    onTestFinished(() => removeEventListener('submit', onSubmit))
    const submit = () => {
      sent = 0
      form.requestSubmit()
      return sent
    }
    upgrade()
    await expect.poll(submit).toBe(0)
    expect([form.isConnected, repeatedIds(element)]).toEqual([true, []])
    removeEventListener('submit', onSubmit)

    // The reader has stopped the navigation, and goes on.
    form.dispatchEvent(new Event('input', { bubbles: true }))
    await expect.poll(() => element.contains(form)).toBe(false)
    expect(controls.map((each) => stateOf(own(each)))).toEqual(before)
    expect(focused()).toBe(focus && own(focus))
    const field = text && (own(text) as HTMLInputElement)
    if (field)
      expect([field.selectionStart, field.selectionEnd, field.selectionDirection]).toEqual([
        ...[1, 3, 'backward'],
      ])
    if (email && email !== focus && !given.lenient)
      await expect.poll(() => own(email)?.getAttribute('aria-invalid')).toBe('true')
    expect(repeatedIds(element)).toEqual([])
  },
)
