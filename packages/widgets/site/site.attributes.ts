import type { Attributes } from '@bindery/element/attributes.ts'

/** Settings are checked where they are read (state/settings.ts), so that a mistake is told once. */
export const siteAttributes = {
  'api-base': { type: 'string', description: 'Where the API is. Default /api/.' },
  'service-base': {
    type: 'string',
    description: 'Where the service reading of the API is. Default /service/.',
  },
  dialect: {
    type: 'string',
    description: 'api or service: the reading to use where the API has both. Default api.',
  },
  'user-service': {
    type: 'string',
    description: 'The separate user service that a reader is logged out of, too.',
  },
  'captcha-key': { type: 'string', description: 'The site’s key at the captcha provider.' },
  'captcha-script': { type: 'string', description: 'The provider’s script.' },
  'captcha-on-failure': {
    type: 'string',
    description: 'error or submit: what to do without a captcha. Default error.',
  },
  paywall: { type: 'boolean', description: 'A paywall is on the page.' },
  country: { type: 'string', description: 'The reader’s country, two letters; else geolocation.' },
  currency: { type: 'string', description: 'Three letters. Default USD.' },
  locale: { type: 'string', description: 'The language of texts and numbers; else the page’s.' },
  theme: {
    type: 'string',
    description: 'light, dark or auto. Default auto: the page’s own color-scheme.',
  },
  'customer-service-phone': {
    type: 'string',
    description: 'For messages that ask the reader to call.',
  },
  'page-type': {
    type: 'string',
    description: 'What the page is, e.g. article or Home Page; else found by its path.',
  },
  'mobile-breakpoint': {
    type: 'string',
    description: 'Width in CSS pixels up to which a page is mobile. Default 767.',
  },
  reload: {
    type: 'string',
    description: 'auto or never: whether the page reloads after signing in. Default auto.',
  },
  passkeys: { type: 'boolean', description: 'Readers may sign in with passkeys.' },
  referral: {
    type: 'string',
    description: 'Five digits for what is put into a cart. Default 00001.',
  },
  'remember-email': {
    type: 'string',
    description:
      'until-sign-out, always or never: how long the e-mail used last is offered. Default until-sign-out.',
  },
  debug: {
    type: 'boolean',
    description: 'Says more in the console: why nobody can say where a reader is.',
  },
} as const satisfies Attributes
