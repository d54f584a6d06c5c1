/** What the captcha's provider wants said wherever its badge is hidden. Each form spreads it into its own words. */
export const captchaMessages = {
  captchaNotice: 'This site is protected by reCAPTCHA and the Google',
  captchaPrivacy: 'Privacy Policy',
  captchaAnd: 'and',
  captchaTerms: 'Terms of Service',
  captchaApply: 'apply.',
}
