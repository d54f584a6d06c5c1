// Plain values without Zod, so that widgets can import them.

/**
 * The captcha's actions, by the call that needs the token (spec accounts 7). Each form has its own action,
 * so that the provider's statistics separate the forms. A new form adds one: letters, digits, `_` and `/`.
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

/** The calls that need a token. */
export type CaptchaPurpose = keyof typeof captchaActions

export type CaptchaAction = (typeof captchaActions)[CaptchaPurpose][number]
