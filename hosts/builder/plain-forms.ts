/**
 * The plain forms that an editor can choose as the content between the ends of a tag: they work without JavaScript,
 * if the publisher's server answers them (docs/server.md). A test holds the list to docs/tags.md.
 */
import fallbacks from '../fallbacks.json' with { type: 'json' }
import type { Example } from './examples.ts'

export interface PlainForm {
  readonly name: keyof typeof fallbacks
  /** What the form is for, in the list of the builder. */
  readonly label: string
  /** Attributes without which the tag would not take the form over. */
  readonly attributes?: Readonly<Record<string, string>>
}

const form = (
  name: PlainForm['name'],
  label: string,
  attributes?: PlainForm['attributes'],
): PlainForm => (attributes ? { name, label, attributes } : { name, label })

/** In the page, and not over it: only there the modal takes a form over. */
const inline = (screen: string) => ({ inline: '', open: '', screen })

export const plainForms: Readonly<Record<string, readonly PlainForm[]>> = {
  'bindery-account-menu': [form('log-out', 'A form to log out, for pages of signed-in readers')],
  'bindery-add-to-cart': [form('add-to-cart', 'A form to add the product')],
  'bindery-archive-picker': [form('archive', 'A form to find an issue')],
  'bindery-auth-modal': [
    form('sign-in', 'A form to sign in', inline('sign-in')),
    form('register', 'A form to register', inline('registration')),
    form('request-reset', 'A form for a new password', inline('forgot-password')),
  ],
  'bindery-cart': [
    form('promo-code', 'A form for a promo code'),
    form('cart-quantity', 'A form for the quantity of an item'),
  ],
  'bindery-forgot-password-card': [form('request-reset-card', 'A form for a new password')],
  'bindery-mb-signup': [form('mb-signup', 'A form to sign up')],
  'bindery-newsletter-list': [form('newsletter', 'A form to follow a newsletter')],
  'bindery-profile-form': [form('profile', 'A form for the profile')],
  'bindery-reset-password': [form('reset-password', 'A form for the new password')],
  'bindery-search': [form('search', 'A form to search')],
  'bindery-subscriber-lookup': [form('subscriber-lookup', 'A form to find a subscription')],
  'bindery-subscriber-registration': [
    form('subscriber-registration', 'A form to connect a subscription'),
  ],
}

export const plainFormOf = (tag: string, name: string): PlainForm | undefined =>
  plainForms[tag]?.find((each) => each.name === name)

/** The example of a tag with a plain form between its ends. */
export function withPlainForm(tag: string, example: Example, name: string): Example {
  const chosen = plainFormOf(tag, name)
  return chosen ? { ...example, fallback: `\n${fallbacks[chosen.name]}` } : example
}
