/** The dialog with its first screen. */
import { Auth0Lock } from 'auth0-lock'

const lock = new Auth0Lock('bench', location.host, {
  configurationBaseUrl: location.origin,
  languageBaseUrl: location.origin,
  auth: { redirectUrl: location.href },
})
lock.show()
