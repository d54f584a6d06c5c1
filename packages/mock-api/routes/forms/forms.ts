import type { Reply } from './form-texts.ts'

/** The posted fields. An absent one is ''. */
export type Fields = (name: string) => string

/** The call of the API that a form stands for. */
export interface FormCall {
  readonly method?: 'POST' | 'DELETE'
  readonly path: string
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent urlencoded. */
  readonly form?: Readonly<Record<string, string>>
}

export interface FormRoute {
  call(field: Fields): FormCall
  /** What the reader is told after a success. */
  readonly done: string
  /** Where a success leads, if the form names no `return`. Default: the page of the form. */
  to?(field: Fields, reply: Reply): string
  /** Names of the API's fields by those of the form, where they differ. */
  readonly names?: Readonly<Record<string, string>>
}

const deviceType = 'WEB_SITE'
const isOn = (value: string) => value !== ''
const emailName = { email: 'emailAddress' }
const newsletterPaths: Readonly<Record<string, string>> = {
  newsletter: '/api/newsletters/subscribe',
  marketingCampaign: '/api/marketingcampaign/subscribe',
}
/** A number as it was typed, so that the API refuses what is none. */
const numberOf = (value: string) => (value.trim() === '' ? undefined : Number(value))
const filled = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined),
  )

/** The forms by the last part of their address, `/api/forms/{name}`. Their fields are those of the tags' forms. */
export const forms: Readonly<Record<string, FormRoute>> = {
  'sign-in': {
    call: (field) => ({
      path: '/authenticate',
      form: { username: field('email').trim(), password: field('password'), deviceType },
    }),
    done: 'You are signed in.',
    names: { email: 'username' },
  },
  'log-out': {
    call: () => ({ path: '/user-service/logout' }),
    done: 'You are signed out.',
  },
  register: {
    call: (field) => ({
      path: '/api/user/register',
      json: {
        firstName: field('firstName').trim(),
        lastName: field('lastName').trim(),
        emailAddress: field('email').trim(),
        password: field('password'),
        optIn: isOn(field('optIn')),
        deviceType,
      },
    }),
    done: 'Your account has been created.',
    names: emailName,
  },
  'request-reset': {
    call: (field) => ({
      path: '/api/user/forgotpassword',
      json: { emailAddress: field('email').trim(), deviceType },
    }),
    done: 'If your email is registered with us, you will receive an email with a link to reset your password.',
    names: emailName,
  },
  'reset-password': {
    call: (field) => ({
      path: '/api/user/reset-password',
      json: { token: field('token'), password: field('password') },
    }),
    done: 'Your new password is set. Please sign in with it.',
  },
  newsletter: {
    call: (field) => {
      const [type = '', ...id] = field('choice').split(' ')
      return {
        path: newsletterPaths[type] ?? newsletterPaths['newsletter'] ?? '',
        json: { id: id.join(' ') || '-', email: field('email').trim() },
      }
    },
    done: 'You are signed up. Each mail has a link that ends it.',
  },
  'mb-signup': {
    call: (field) => ({
      path: '/api/user/subscribe',
      json: {
        ...filled({ emailAddress: field('email').trim() }),
        firstName: field('firstName').trim(),
        lastName: field('lastName').trim(),
        companyName: field('companyName').trim(),
        source: field('source'),
      },
    }),
    done: 'You are signed up.',
    names: emailName,
  },
  'subscriber-lookup': {
    call: (field) => ({
      path: '/api/user/subscriber/search',
      json: { emailAddress: field('email').trim(), accountNumber: field('accountNumber').trim() },
    }),
    done: 'We have found your subscription. Choose a password for your web account.',
    to: (field) =>
      `/subscriber-registration?emailAddress=${encodeURIComponent(btoa(field('email').trim()))}`,
    names: emailName,
  },
  'subscriber-registration': {
    call: (field) => ({
      path: '/api/user/subscriber/verify',
      json: {
        emailAddress: field('email').trim(),
        accountNo: field('accountNumber').trim(),
        password: field('password'),
        optIn: isOn(field('optIn')),
      },
    }),
    done: 'Your subscription is connected, and you are signed in.',
    names: { email: 'emailAddress', accountNumber: 'accountNo' },
  },
  profile: {
    call: (field) => ({
      path: '/api/user/profile',
      json: {
        displayName: field('displayName').trim(),
        emailAddress: field('email').trim(),
        attributes: [
          { name: 'job-title', value: field('jobTitle') },
          { name: 'company-size', value: field('companySize') },
          { name: 'industry', value: field('industry') },
        ],
      },
    }),
    done: 'Your profile is saved.',
    names: emailName,
  },
  'add-to-cart': {
    call: (field) => ({
      path: '/api/shopping-cart/items',
      json: [
        filled({
          productId: field('productId'),
          productUrl: field('productUrl'),
          type: field('type'),
          format: field('format'),
          referral: numberOf(field('referral')),
          quantity: numberOf(field('quantity')) ?? 1,
        }),
      ],
    }),
    done: 'Added to your cart.',
    to: () => '/shopping-cart',
  },
  'cart-quantity': {
    call: (field) =>
      field('remove')
        ? {
            method: 'DELETE',
            path: `/api/shopping-cart?itemid=${encodeURIComponent(field('itemid'))}`,
          }
        : {
            path: '/api/shopping-cart',
            json: { itemid: field('itemid'), quantity: numberOf(field('quantity')) ?? 0 },
          },
    done: 'Your cart has been changed.',
  },
  'promo-code': {
    call: (field) => ({
      path: '/api/commerce/order/promo-code',
      json: { promoCode: field('promoCode') },
    }),
    done: 'Your cart has been changed.',
  },
}
