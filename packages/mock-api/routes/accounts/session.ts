import { safePath } from '@bindery/contract/safe-url.ts'
import { accountByEmail } from '../../accounts/accounts.ts'
import {
  clearAttempts,
  countAttempt,
  lockoutSeconds,
  secondsLocked,
} from '../../accounts/rate-limits.ts'
import { type MockApp, originOf, type Server } from '../../core/server.ts'
import { isOwnWrite, isSameSiteNavigation } from '../../http/guard.ts'
import { serve } from '../../http/serve.ts'
import { closeSession } from '../../http/sessions.ts'
import { admit } from './admission.ts'

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)

/** The page for a visit from another site or a bookmark: the reader confirms the sign-out. */
const confirmation = (url: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sign out?</title>
<style>${confirmationStyle}</style>
<main>
<h1>Sign out?</h1>
<p>Another page has sent you here. You stay signed in until you confirm it.</p>
<p><a class="main" href="${escaped(url)}">Sign out</a> <a href="/">Stay signed in</a></p>
</main>
</html>
`

const confirmationStyle = `
body { display: grid; min-block-size: 100svh; margin: 0; padding: 1rem; box-sizing: border-box; place-items: center;
  background: light-dark(#fcfaf5, #14171b); color: light-dark(#1b1d21, #e9e5dc); font: 1.0625rem / 1.6 system-ui, sans-serif; }
main { max-inline-size: 26rem; }
h1 { margin: 0; font: 700 2rem / 1.2 Georgia, serif; }
a { display: inline-block; margin-inline-end: 1rem; padding-block: 0.5rem; color: light-dark(#0f4c81, #8fbfee); }
.main { padding-inline: 1.25rem; border-radius: 3px; background: light-dark(#12324f, #b9d3ee); color: light-dark(#fff, #10161e);
  font-weight: 600; text-decoration: none; }
`

/** The source of the policy that allows this style sheet and no other. */
const hashSource = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

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
    // A page of the site retries in the background what a navigation could not end.
    if (!isSameSiteNavigation(server, c) && !isOwnWrite(server, c)) {
      const style = await hashSource(confirmationStyle)
      c.header(
        'Content-Security-Policy',
        `default-src 'none'; style-src ${style}; frame-ancestors 'none'`,
      )
      const { pathname, search } = new URL(c.req.url)
      return c.html(confirmation(pathname + search))
    }
    await closeSession(server, c)
    return c.redirect(safePath(c.req.query('return'), originOf(server, c)), 302)
  })
}
