import type { EndpointName } from './endpoints.ts'
import { accountNumber, email, password, personName, plainEmail } from './fields.ts'
import * as z from './schema.ts'

/** A form of a page whose script has not run: it is posted urlencoded, and the answer leads to a page. */
export interface FormPost {
  readonly description: string
  /** The call of the API that the form stands for. */
  readonly call: EndpointName
  readonly fields: z.Schema
}

const text = (description: string, example: string) =>
  z.about(z.optional(z.string().check(z.maxLength(2000))), description, example)

/** Fields that any form may have. */
const anyForm = {
  page: text('The path of the form’s page, if the page sends no referrer.', '/sign-in'),
  return: text('The path where a success leads. Default: the page of the form.', '/the-latest'),
}
const newPassword = z.about(password, 'The new password.', 'Harbour#2027')
const optIn = text('Sent as `on` if the reader has ticked the box for mails.', 'on')
const name = z.optional(personName)
const quantity = text('How many.', '2')
const subscription = {
  email: plainEmail,
  accountNumber: z.about(accountNumber, 'The number on the address label.', '1234567890'),
}
const form = (
  call: EndpointName,
  description: string,
  fields: Readonly<Record<string, z.Schema>>,
): FormPost => ({ call, description, fields: z.object({ ...fields, ...anyForm }) })

/**
 * The forms by the last part of their address, `{api}forms/{name}`. No client of ours sends them: a server that
 * answers them works for readers without the script.
 */
export const formPosts: Readonly<Record<string, FormPost>> = {
  'sign-in': form('signIn', 'Signs a reader in.', { email: plainEmail, password }),
  'log-out': form('userServiceLogout', 'Ends the session.', {}),
  register: form('register', 'Creates an account and signs its reader in.', {
    firstName: z.about(personName, 'First name.', 'Rosa'),
    lastName: z.about(personName, 'Last name.', 'Reader'),
    email,
    password,
    optIn,
  }),
  'request-reset': form('forgotPassword', 'Mails a link to reset the password.', {
    email: plainEmail,
  }),
  'reset-password': form('resetPassword', 'Sets a new password with the token of a mailed link.', {
    token: z.about(z.string().check(z.maxLength(200)), 'The token of the link.', '0f5a'),
    password: newPassword,
  }),
  newsletter: form('followNewsletter', 'Signs an e-mail up for a newsletter or a campaign.', {
    choice: z.about(
      z.string().check(z.maxLength(200)),
      '`newsletter` or `marketingCampaign`, a space, and the id.',
      'newsletter daily-alert',
    ),
    email,
  }),
  'mb-signup': form('subscribe', 'Signs an e-mail up for the mails of an author.', {
    email,
    firstName: z.about(name, 'First name.', 'Rosa'),
    lastName: z.about(name, 'Last name.', 'Reader'),
    companyName: text('The company.', 'Halyard'),
    source: text('Whose mails.', 'Priya Raman'),
  }),
  'subscriber-lookup': form(
    'searchSubscriber',
    'Finds the subscription of a print reader.',
    subscription,
  ),
  'subscriber-registration': form(
    'verifySubscription',
    'Creates the web account of a print subscriber.',
    { ...subscription, password: newPassword, optIn },
  ),
  profile: form('updateProfile', 'Changes the reader’s profile.', {
    displayName: text('The name that others see.', 'Rosa Reader'),
    email,
    jobTitle: text('One of the site’s job titles.', 'Analyst'),
    companySize: text('One of the site’s company sizes.', '5 to 99'),
    industry: text('One of the site’s industries.', 'Media'),
  }),
  'add-to-cart': form('addToCart', 'Adds a product to the cart.', {
    productId: z.about(
      z.string().check(z.maxLength(200)),
      'The product, or one of its codes.',
      '501',
    ),
    productUrl: text('The path of the product’s page.', '/product/the-quiet-half/501'),
    format: text('The format as the reader sees it.', 'PDF'),
    type: text('`Perm` adds the permission to make copies.', 'Perm'),
    referral: text('The referral code of the address.', '2749'),
    quantity,
  }),
  'cart-quantity': form('changeCart', 'Changes or removes a line of the cart.', {
    itemid: z.about(z.string().check(z.maxLength(200)), 'The line.', '9f1c'),
    quantity,
    remove: text('Sent by the button that removes the line.', 'yes'),
  }),
  'promo-code': form('applyPromoCode', 'Applies a promo code to the cart.', {
    promoCode: text('The code.', 'SAVE20'),
  }),
}
