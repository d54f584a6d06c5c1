// Plain values, no schema: widgets and verbs import them.

/**
 * What the captcha is told the reader is doing, by the call that gets the token (spec accounts 7).
 * Each form has an action of its own, so that the provider's figures tell them apart. A new form adds
 * its own here; the provider allows letters, digits, `_` and `/`.
 */
export const captchaActions = {
  signIn: ['sign_in_modal', 'sign_in_paywall', 'sign_in_checkout', 'sign_in_subscriber'],
  register: ['register_modal', 'register_paywall', 'register_checkout', 'register_subscriber'],
  forgotPassword: [
    'forgot_pass',
    'forgot_pass_paywall',
    'forgot_pass_checkout',
    'forgot_pass_subscriber',
  ],
} as const

/** The calls that a token is got for. */
export type CaptchaPurpose = keyof typeof captchaActions

export type CaptchaAction = (typeof captchaActions)[CaptchaPurpose][number]
