/** Messages whose words the spec prescribes (accounts 5 and 8). */

export const required = 'This field is required.'
export const wrongCredentials =
  'You have entered an invalid email and password combination. Please try again.'
export const restricted =
  "We're having trouble verifying your account. Please contact our Customer Service team for assistance."
export const unavailable = 'That username is unavailable. Sign in or choose another email address.'
export const resetSent =
  'If your email is registered with us, you will receive an email with a link to reset your password.'
export const locked = (time: string) =>
  `Your account is blocked, please wait ${time} to unlock and try again. For immediate assistance, please contact Customer Service.`

/** Messages whose words the spec leaves open. */
export const generic = 'Something went wrong. Please try again.'
export const offline = 'No connection. Check your network and try again.'
export const noCaptcha =
  'We could not check that you are not a robot. Allow the scripts of this page, check your network and try again.'
export const notARobot = 'We could not verify that you are not a robot. Please try again.'
