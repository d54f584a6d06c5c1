import type { Attributes } from '@bindery/element/attributes.ts'

/** state/settings/settings.ts checks the values where it reads them, so that each mistake warns once. */
export const siteAttributes = {
  'api-base': { type: 'string', description: 'Where the API is. Default /api/.' },
  'service-base': {
    type: 'string',
    description: 'Where the service dialect of the API is. Default /service/.',
  },
  dialect: {
    type: 'string',
    description: 'api or service: which dialect of the API to use. Default api.',
  },
  'user-service': {
    type: 'string',
    description: 'The separate user service; signing out signs the reader out of it, too.',
  },
  'captcha-key': { type: 'string', description: 'The site’s key at the captcha provider.' },
  'captcha-script': { type: 'string', description: 'The provider’s script.' },
  'captcha-on-failure': {
    type: 'string',
    description: 'error or submit: what a form does when the captcha fails. Default error.',
  },
  paywall: { type: 'boolean', description: 'Whether the page has a paywall.' },
  country: {
    type: 'string',
    description: 'The reader’s country, two letters. Default: by geolocation.',
  },
  currency: { type: 'string', description: 'The currency, three letters. Default USD.' },
  amounts: {
    type: 'string',
    description:
      'The amounts of the server: decimal (48.85) or minor (4885, in the smallest unit). Default decimal.',
  },
  locale: {
    type: 'string',
    description: 'The language of texts and numbers. Default: that of the page.',
  },
  theme: {
    type: 'string',
    description: 'light, dark or auto. Default auto: the page’s own color-scheme.',
  },
  'inherit-forms': {
    type: 'boolean',
    description: 'The kit’s fields and buttons look like those of the page.',
  },
  'customer-service-phone': {
    type: 'string',
    description: 'The phone number in messages that ask the reader to call.',
  },
  'page-type': {
    type: 'string',
    description: 'The type of the page, e.g. article or Home Page. Default: by its path.',
  },
  'mobile-breakpoint': {
    type: 'string',
    description: 'Width in CSS pixels up to which a page is mobile. Default 767.',
  },
  reload: {
    type: 'string',
    description: 'auto or never: whether the page reloads after sign-in. Default auto.',
  },
  passkeys: { type: 'boolean', description: 'Readers may sign in with passkeys.' },
  referral: {
    type: 'string',
    description:
      'The referral code of items that the reader adds to the cart, five digits. Default 00001.',
  },
  'remember-email': {
    type: 'string',
    description:
      'until-sign-out, always or never: how long forms offer the last used e-mail. Default until-sign-out.',
  },
  debug: {
    type: 'boolean',
    description: 'Logs more in the console, such as why geolocation failed.',
  },
} as const satisfies Attributes
