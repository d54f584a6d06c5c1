import type { captchaMessages } from './captcha.messages.ts'
import type { Translation } from './messages.ts'

/** Each form spreads it into its own words. */
export const captchaWords: Translation<typeof captchaMessages> = {
  captchaNotice: 'Diese Website ist durch reCAPTCHA geschützt. Es gelten die',
  captchaPrivacy: 'Datenschutzerklärung',
  captchaAnd: 'und die',
  captchaTerms: 'Nutzungsbedingungen',
  captchaApply: 'von Google.',
}

/** No noun of its own. */
export default {}
