import { safePath } from '@bindery/contract/safe-url.ts'
import { accountByEmail } from '../../accounts/accounts.ts'
import {
  clearAttempts,
  countAttempt,
  lockoutSeconds,
  secondsLocked,
} from '../../accounts/rate-limits.ts'
import { type MockApp, originOf, type Server } from '../../core/server.ts'
import { isSameSiteNavigation } from '../../http/guard.ts'
import { serve } from '../../http/serve.ts'
import { closeSession } from '../../http/sessions.ts'
import { admit } from './admission.ts'

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)

/** The page for a visit from another site or a bookmark: the reader confirms the sign-out. */
const confirmation = (url: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Sign out?</title>
<h1>Sign out?</h1>
<p><a href="${escaped(url)}">Sign out</a> · <a href="/">Stay signed in</a></p>
</html>
`

/** POST /authenticate, GET /logout, POST /user-service/logout. */
export const sessionRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'signIn', async ({ c, input, refusal }) => {
    const email = input.username
    const account = accountByEmail(server, email)
    const seconds = account?.lockedFor ?? secondsLocked(server, email)
    if (seconds > 0) throw refusal('locked', { lockout_duration: seconds })
    const left = countAttempt(server, email)
    const hash = account?.passwordHash ?? (await server.seedHash)
    const isCorrect = (await server.hashes.verify(input.password, hash)) && account
    if (!isCorrect) {
      if (left === 0) throw refusal('locked', { lockout_duration: lockoutSeconds })
      throw refusal('invalid_credentials', { code: 401, tries_left: left })
    }
    clearAttempts(server, email)
    if (account.restricted) throw refusal('user_restricted')
    return admit(server, c, account)
  })

  serve(app, server, 'userServiceLogout', async ({ c }) => {
    await closeSession(server, c)
    return {}
  })

  app.get('/logout', async (c) => {
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
    if (!isSameSiteNavigation(server, c)) {
      c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
      const { pathname, search } = new URL(c.req.url)
      return c.html(confirmation(pathname + search))
    }
    await closeSession(server, c)
    return c.redirect(safePath(c.req.query('return'), originOf(server, c)), 302)
  })
}
