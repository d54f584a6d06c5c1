/** The plain form of each tag on a page, before the tag is defined. For the tests of the hand-over. */
import { registerWidget } from '@bindery/element/define.ts'
import type { Definition } from '@bindery/element/definition.ts'
import { cartOf } from '@bindery/state/cart/cart.ts'
import { provideState, type State } from '@bindery/state/state.ts'
import { openPage, type PageOptions } from '@bindery/widgets/test/page.ts'
import { expect } from 'vitest'
import { twinTag } from '../support/element-variant.ts'
import { fallbacks } from '../support/fallbacks.ts'
// Loaded before the first test, so that a tag takes over in the same task.
import '@bindery/element/hand-over/hand-over.ts'

const modules = import.meta.glob<{ default: Definition }>(
  '../../packages/widgets/**/*.element.ts',
  { eager: true },
)
const definitions = Object.values(modules).map((module) => module.default)

/** The name of a plain form with a field. One without has nothing to take over: the reader's menu logs out. */
export type FormName = Exclude<keyof typeof fallbacks, 'log-out'>

export type Control = HTMLInputElement | HTMLSelectElement

interface FormCase {
  readonly tag: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly options?: PageOptions
  /** Values that the page's HTML gives to fields. */
  readonly values?: Readonly<Record<string, string>>
  /** Values of the selects. Their options are added to the form. */
  readonly chosen?: Readonly<Record<string, string>>
  prepare?(state: State): Promise<unknown>
}

const inline = (screen: string): FormCase => ({
  tag: 'bindery-auth-modal',
  attributes: { inline: '', open: '', screen },
})
const fillCart = (state: State) =>
  cartOf(state).add([
    { productId: '501', availabilityId: '501-HBK-ENG', quantity: 2 },
    { productId: '503', availabilityId: '503-PBK-ENG', quantity: 1 },
  ])

const cases: Readonly<Record<FormName, FormCase>> = {
  'sign-in': inline('sign-in'),
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
    values: { displayName: 'Robin Reader', email: 'reader@example.com' },
    chosen: { jobTitle: 'Analyst', companySize: '5 to 99', industry: 'Media' },
  },
  archive: { tag: 'bindery-archive-picker', chosen: { year: '1958' } },
  search: { tag: 'bindery-search' },
  'add-to-cart': { tag: 'bindery-add-to-cart', attributes: { 'product-id': '501-HBK-ENG' } },
  'promo-code': { tag: 'bindery-cart', prepare: fillCart },
  'cart-quantity': { tag: 'bindery-cart', prepare: fillCart, values: { itemid: 'last' } },
}

export const formNames = Object.keys(cases) as FormName[]

const controlsIn = (form: HTMLFormElement) =>
  [...form.elements].filter((each): each is Control =>
    each.matches('[name]:is(input:not([type=hidden]),select)'),
  )

/** Each form with each of its fields that matches `selector`: `['sign-in', 'email']`. */
export const fieldsOfForms = (selector = '*'): (readonly [FormName, field: string])[] =>
  formNames.flatMap((name) => {
    const html = document.createRange().createContextualFragment(fallbacks[name])
    const form = html.querySelector('form') as HTMLFormElement
    return controlsIn(form)
      .filter((each) => each.matches(selector))
      .map((each) => [name, each.name] as const)
  })

const openState = async ({ options = {}, prepare }: FormCase): Promise<State> => {
  Reflect.deleteProperty(globalThis, Symbol.for('bindery'))
  const { state } = await openPage({ settings: { reload: 'never' }, ...options })
  provideState(state)
  await state.session.check()
  await prepare?.(state)
  return state
}

/**
 * Puts the tag of a plain form on the page, while it is undefined.
 * @param known the state of the page, if it has one
 */
export const openForm = async (name: FormName, known?: State) => {
  const { tag, attributes = {}, values = {}, chosen } = cases[name]
  const state = known ?? (await openState(cases[name]))
  const definition = definitions.find((each) => each.tag === tag) as Definition
  const element = document.createElement(twinTag(tag))
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(document.createRange().createContextualFragment(fallbacks[name]))
  document.body.append(element, 'After')
  const form = element.querySelector('form') as HTMLFormElement
  const controls = controlsIn(form)
  const cart = cartOf(state).$cart.get()
  const last = cart.status === 'known' ? (cart.cart.items.at(-1)?.itemid ?? '') : ''
  const field = (key: string) => form.elements.namedItem(key) as HTMLInputElement
  for (const [key, value] of Object.entries(values))
    field(key).setAttribute('value', value === 'last' ? last : value)
  const lineOf = (each: Element | null) =>
    each?.querySelector<HTMLInputElement>('[name=itemid]')?.value ?? last
  /** The field of the tag's own form that has the place of this one. */
  const own = (key: string) =>
    [element, element.shadowRoot as ShadowRoot]
      .flatMap((root) => [...root.querySelectorAll<HTMLInputElement>(`form [name="${key}"]`)])
      .find((each) => each.form !== form && lineOf(each.form) === last)
  /** Defines the tag. */
  const upgrade = (changes: Partial<Definition> = {}) =>
    registerWidget({ ...definition, ...changes, tag: element.localName } as unknown as Definition)
  /** Waits until the tag's own form has taken the place, and returns one of its fields. */
  const taken = async (key: string) => {
    await expect.poll(() => element.contains(form)).toBe(false)
    return own(key) as HTMLInputElement
  }
  /** Gives each field a value that only a reader can have given. No event tells of it. */
  const fill = () => {
    for (const control of controls) {
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
  }
  return { state, element, form, controls, field, own, definition, upgrade, taken, fill }
}
