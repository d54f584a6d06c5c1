/** The notice that the captcha's provider requires while its badge is hidden. Each form spreads it into its texts. */
export const captchaMessages = {
  captchaNotice: 'This site is protected by reCAPTCHA and the Google',
  captchaPrivacy: 'Privacy Policy',
  captchaAnd: 'and',
  captchaTerms: 'Terms of Service',
  captchaApply: 'apply.',
}
