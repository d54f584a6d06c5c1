import { safePath } from '@bindery/contract/safe-url.ts'
import { accountByEmail } from '../accounts.ts'
import { admit } from '../admission.ts'
import { countTry, forgetTries, lockSeconds, secondsLocked } from '../attempts.ts'
import { isSameSiteNavigation } from '../guard.ts'
import { serve } from '../serve.ts'
import { type MockApp, originOf, type Server } from '../server.ts'
import { closeSession } from '../sessions.ts'

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)

/** Somebody else's page, or a bookmark, led here: the reader decides. */
const question = (url: string) => `<!doctype html>
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
    const left = countTry(server, email)
    const hash = account?.passwordHash ?? (await server.seedHash)
    const right = (await server.hashes.verify(input.password, hash)) && account
    if (!right) {
      if (left === 0) throw refusal('locked', { lockout_duration: lockSeconds })
      throw refusal('invalid_credentials', { code: 401, tries_left: left })
    }
    forgetTries(server, email)
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
      return c.html(question(pathname + search))
    }
    await closeSession(server, c)
    return c.redirect(safePath(c.req.query('return'), originOf(server, c)), 302)
  })
}
