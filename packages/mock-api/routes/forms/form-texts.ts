/** What the server says to a reader whose browser runs no script. The tags have texts of their own for the same errors. */

/** A JSON reply of an endpoint. */
export type Reply = Readonly<Record<string, unknown>>

const service = 'Please contact our Customer Service team for assistance.'
const generic = 'Something went wrong. Please try again in a moment.'

const plural = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`

/** A span of seconds as spec accounts 8 words it. */
const duration = (seconds: number): string => {
  if (seconds < 60) return plural(seconds, 'second')
  if (seconds < 3600) return plural(Math.round(seconds / 60), 'minute')
  return plural(Math.round(seconds / 3600), 'hour')
}

const wrongCredentials =
  'You have entered an invalid email and password combination. Please try again.'

const texts: Readonly<Record<string, string>> = {
  unauthenticated: 'Please sign in first.',
  user_restricted: `We're having trouble verifying your account. ${service}`,
  username_unavailable: 'That username is unavailable. Sign in or choose another email address.',
  captcha_refused: 'We could not tell you from a robot. Please turn JavaScript on, or call us.',
  busy: 'Too many tries. Please wait a while and try again.',
  token_used: 'This link was used already. Please ask for a new one.',
  token_expired: 'This link has expired. Please ask for a new one.',
  token_invalid: 'This link is not valid. Please ask for a new one.',
  no_active_subscription: 'No Active Subscriptions Found',
  subscriber_only: 'This newsletter is for subscribers.',
  executive_only: 'This newsletter is for Executive subscribers.',
  follow_unknown: 'Please choose a newsletter.',
  profile_changed: 'Your profile has changed meanwhile. Please try again.',
  promo_unknown: 'We do not know this promo code. Please check how it is written.',
  promo_expired: 'This promo code is no longer valid.',
  promo_not_applicable: 'This promo code does not apply to what is in your cart.',
  product_unknown: 'This product is not sold any more.',
  not_available: 'This product cannot be ordered yet.',
  line_unknown: 'This is not in your cart any more.',
  cart_full: 'Your cart is full. Please order what is in it first.',
  quantity_invalid: 'Please enter a quantity above 0; a digital product is sold once.',
  maintenance: 'Ordering is unavailable during a store migration. Your cart is kept.',
}

/** The reason of a refusal in words. */
export const refusalText = (reply: Reply): string => {
  const { code, tries_left: left, lockout_duration: seconds, errors } = reply
  if (typeof seconds === 'number')
    return `Your account is blocked, please wait ${duration(seconds)} to unlock and try again. For immediate assistance, please contact Customer Service.`
  if (typeof left === 'number')
    return `${wrongCredentials} You have ${left} ${left === 1 ? 'try' : 'tries'} left.`
  if (Array.isArray(errors)) return 'Please check the marked fields.'
  return texts[String(code)] ?? generic
}

/** An error of one field. */
export const fieldTexts: Readonly<Record<string, string>> = {
  invalid_email: 'Please enter a valid email address.',
}
