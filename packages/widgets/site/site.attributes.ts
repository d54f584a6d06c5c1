import type { Attributes } from '@bindery/element/attributes.ts'

/** Settings are checked where they are read (state/settings.ts), so that a mistake is told once. */
const setting = (description: string) => ({ type: 'string', description }) as const

export const siteAttributes = {
  'api-base': setting('Where the API is. Default /api/.'),
  'service-base': setting('Where the service reading of the API is. Default /service/.'),
  dialect: setting('api or service: the reading to use where the API has both. Default api.'),
  'user-service': setting('The separate user service that a reader is logged out of, too.'),
  'captcha-key': setting('The site’s key at the captcha provider.'),
  'captcha-script': setting('The provider’s script.'),
  'captcha-on-failure': setting('error or submit: what to do without a captcha. Default error.'),
  paywall: { type: 'boolean', description: 'A paywall is on the page.' },
  country: setting('The reader’s country, two letters; else geolocation.'),
  currency: setting('Three letters. Default USD.'),
  locale: setting('The language of texts and numbers; else the page’s.'),
  theme: setting('light, dark or auto. Default auto: the page’s own color-scheme.'),
  'customer-service-phone': setting('For messages that ask the reader to call.'),
  'page-type': setting('What the page is, e.g. article or Home Page; else found by its path.'),
  'mobile-breakpoint': setting('Width in CSS pixels up to which a page is mobile. Default 767.'),
  reload: setting('auto or never: whether the page reloads after signing in. Default auto.'),
  passkeys: { type: 'boolean', description: 'Readers may sign in with passkeys.' },
  referral: setting('Five digits for what is put into a cart. Default 00001.'),
  'remember-email': setting(
    'until-sign-out, always or never: how long the e-mail used last is offered. Default until-sign-out.',
  ),
  debug: { type: 'boolean', description: 'Says more in the console.' },
} as const satisfies Attributes
