/**
 * POST /api/forms/{name}: the forms of pages whose script has not run. A form is posted urlencoded, makes the same call
 * as its tag, with the same limits, and the answer leads back to a page of the site. What the page has to tell the
 * reader is in a cookie that only the server reads.
 */
import { safePath } from '@bindery/contract/safe-url.ts'
import { bodyLimit } from 'hono/body-limit'
import { setCookie } from 'hono/cookie'
import { type MockApp, type MockContext, originOf, type Server } from '../../core/server.ts'
import { isOwnForm } from '../../http/guard.ts'
import { fieldTexts, type Reply, refusalText } from './form-texts.ts'
import { type FormCall, type FormRoute, forms } from './forms.ts'

/** The cookie with the message, which the next page shows once. */
const noticeCookie = 'bindery_notice'
const noticeSeconds = 60

/** What a page tells the reader about a posted form. */
interface FormNotice {
  readonly form: string
  readonly ok: boolean
  readonly text: string
  /** Messages by field of the form. */
  readonly errors?: Readonly<Record<string, string>>
  /** What the reader typed, without passwords and secrets. */
  readonly values?: Readonly<Record<string, string>>
}

/** Fields that are not shown again. */
const secret = /password|token|^(?:page|return|remove)$/i

const base64url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const writeNotice = (server: Server, c: MockContext, notice: FormNotice): void => {
  // Where a response cannot set a cookie, pages always run the script.
  if (c.env.jar) return
  setCookie(c, noticeCookie, base64url(JSON.stringify(notice)), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: originOf(server, c).startsWith('https:'),
    maxAge: noticeSeconds,
  })
}

/** Makes the form's call with the reader's cookies, as the page's script would. */
const makeCall = async (
  app: MockApp,
  server: Server,
  c: MockContext,
  { method = 'POST', path, json, form }: FormCall,
): Promise<Response> => {
  const headers = new Headers({
    origin: originOf(server, c),
    'x-requested-with': 'bindery',
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
  })
  const cookie = c.req.header('cookie')
  if (cookie) headers.set('cookie', cookie)
  const body = form ? new URLSearchParams(form) : json === undefined ? null : JSON.stringify(json)
  const request = new Request(new URL(path, c.req.url), { method, headers, body })
  return app.fetch(request, { ...c.env, internal: true })
}

/** The messages of the fields, by the names of the form. */
const errorsOf = ({ names = {} }: FormRoute, reply: Reply): Record<string, string> => {
  const ownName = (field: string) =>
    Object.keys(names).find((own) => names[own] === field) ?? field.split('.').at(-1) ?? field
  const { errors, code } = reply
  const field = fieldTexts[String(code)]
  if (field) return { email: field }
  if (!Array.isArray(errors)) return {}
  return Object.fromEntries(
    errors.map((one) => [ownName(String(Object(one).field)), String(Object(one).message)]),
  )
}

const noticeOf = (
  name: string,
  route: FormRoute,
  ok: boolean,
  reply: Reply,
  fields: URLSearchParams,
): FormNotice => {
  if (ok) return { form: name, ok, text: route.done }
  const errors = errorsOf(route, reply)
  const values = Object.fromEntries([...fields].filter(([field]) => !secret.test(field)))
  const text = Object.keys(errors).length > 0 ? refusalText({ errors: [] }) : refusalText(reply)
  const marked = Object.keys(errors).length > 0 ? { errors } : {}
  return { form: name, ok, text, ...marked, values }
}

/** The page that the form is on: as the form says, or by the Referer. */
const pageOf = (server: Server, c: MockContext, fields: URLSearchParams): string =>
  safePath(fields.get('page') || c.req.header('referer'), originOf(server, c))

/** Serves the forms. Other methods and unknown names are answered as any unknown path of the API. */
export const formRoutes = (app: MockApp, server: Server): void => {
  const limit = bodyLimit({ maxSize: 64 * 1024, onError: (c) => c.text('Too large.', 413) })
  for (const [name, route] of Object.entries(forms)) {
    app.post(`/api/forms/${name}`, limit, async (c) => {
      c.header('Cache-Control', 'no-store')
      c.header('X-Content-Type-Options', 'nosniff')
      if (!isOwnForm(server, c)) return c.text('This form is of another site.', 403)
      const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
      if (type !== 'application/x-www-form-urlencoded')
        return c.text('Send the form urlencoded.', 415)
      const fields = new URLSearchParams(await c.req.text())
      const field = (key: string) => fields.get(key) ?? ''
      const answer = await makeCall(app, server, c, route.call(field))
      const body: unknown = await answer.json().catch(() => ({}))
      const moved = Object(body).maintenanceStatus ? { code: 'maintenance' } : null
      const reply: Reply = moved ?? (answer.status === 429 ? { code: 'busy' } : Object(body))
      const ok = answer.ok && !moved
      for (const line of answer.headers.getSetCookie())
        c.header('Set-Cookie', line, { append: true })
      writeNotice(server, c, noticeOf(name, route, ok, reply, fields))
      const page = pageOf(server, c, fields)
      const wanted = ok && (field('return') || route.to?.(field, reply))
      return c.redirect(wanted ? safePath(wanted, originOf(server, c)) : page, 303)
    })
  }
}
