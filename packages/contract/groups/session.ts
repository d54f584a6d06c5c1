/** Who is reading: what signing in asks for. */
export { captchaEnabled } from '../captcha.ts'
export { profileModified, readProfile } from '../profile.ts'
export { signIn, signOut, userServiceLogout } from '../session.ts'
