import type { Translation } from '../messages/book.ts'
import type { captchaMessages } from './captcha.messages.ts'

/** Each form spreads these texts into its own. */
export const captchaWords: Translation<typeof captchaMessages> = {
  captchaNotice: 'Diese Website ist durch reCAPTCHA geschützt. Es gelten die',
  captchaPrivacy: 'Datenschutzerklärung',
  captchaAnd: 'und die',
  captchaTerms: 'Nutzungsbedingungen',
  captchaApply: 'von Google.',
}

/** These texts have no noun of their own. */
export default {}
