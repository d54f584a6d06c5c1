/** The pages that are a form: sign in, register, ask for a link. And the forms of newsletters and the profile. */
import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { SendNotFound, SendPage } from './page.ts'
import { type FormName, fillForm, readNotice } from './page-forms.ts'
import type { Pages } from './pages.ts'
import { type FetchApi, listOf, readerName, readOwn } from './reader.ts'

const screens: readonly (readonly [path: string, screen: string, form: FormName])[] = [
  ['sign-in', 'sign-in', 'sign-in'],
  ['register', 'registration', 'register'],
  ['forgot-password', 'forgot-password', 'request-reset'],
]

/** /sign-in, /register and /forgot-password. */
export function formPages(
  site: Hono,
  pages: Pages,
  fetchApi: FetchApi,
  send: SendPage,
  sendNotFound: SendNotFound,
): void {
  for (const [name, screen, form] of screens) {
    site.get(`/${name}`, async (context) => {
      const request = context.req.raw
      const reader = await readerName(fetchApi, request)
      const wanted = context.req.query('return')
      const page = pages.text(name, 'auth', {
        reader,
        screen,
        form: fillForm(
          form,
          { page: `/${name}`, hidden: wanted ? { return: wanted } : {} },
          readNotice(request),
        ),
        logOut: fillForm('log-out', { page: `/${name}`, hidden: { return: '/' } }),
        links: screens
          .filter(([path]) => path !== name)
          .map(([path]) => ({
            href: `/${path}`,
            label: pages.text(path)?.title ?? '',
          })),
      })
      if (!page) return sendNotFound(context)
      return send(context, { ...page, ownModal: !reader }, 200, 'private, no-store')
    })
  }
}

/** The form of a new password, which is posted to the address with its token. */
export function postReset(site: Hono, fetchApi: FetchApi): void {
  site.post('/reset-password', bodyLimit({ maxSize: 64 * 1024 }), async ({ req }) => {
    const token = req.query('token') ?? ''
    const fields = new URLSearchParams(await req.text())
    fields.set('token', token)
    fields.set('page', `/reset-password?${new URLSearchParams({ token })}`)
    // With the headers that prove where the form comes from.
    const headers = new Headers(req.raw.headers)
    headers.delete('content-length')
    const url = new URL('/api/forms/reset-password', req.url)
    return fetchApi(new Request(url, { method: 'POST', headers, body: fields.toString() }))
  })
}

/** The form of the newsletters that anybody may have. '' if the API does not answer. */
export async function newsletterForm(
  fetchApi: FetchApi,
  request: Request,
  page: string,
  words: Readonly<Record<string, string>> = {},
): Promise<string> {
  const body = Object(await readOwn(fetchApi, request, '/api/newsletters'))
  const offers = [
    ...listOf(body['newsletters']).map((each) => ['newsletter', each] as const),
    ...listOf(body['marketingCampaigns']).map((each) => ['marketingCampaign', each] as const),
  ].filter(([, { subscriberOnly }]) => !subscriberOnly)
  if (offers.length === 0) return ''
  const choice = offers.map(([type, { id, name }]) => [`${type} ${id}`, String(name)] as const)
  return fillForm('newsletter', { page, options: { choice }, words }, readNotice(request))
}

/** What the account page shows of its reader without the script. */
export interface AccountScope {
  /** The form of the profile. '' for a guest. */
  form: string
  /** Whether skills or attributes of the reader are listed below the form once it has loaded. */
  facts: boolean
}

export async function accountScope(fetchApi: FetchApi, request: Request): Promise<AccountScope> {
  const user = Object(await readOwn(fetchApi, request, '/api/user/profile'))
  if (!user['emailAddress']) return { form: '', facts: false }
  const text = (name: string) => String(user[name] ?? '')
  const values = {
    displayName: text('displayName'),
    email: text('emailAddress'),
    jobTitle: text('jobTitle'),
    companySize: text('companySize'),
    industry: text('industry'),
  }
  const skills = listOf(Object(user['leader-profile'])['focus-skills'])
  const attributes = Object.keys(Object(user['sptCustomAttributes']))
  return {
    form: fillForm('profile', { page: '/account', values }, readNotice(request)),
    facts: skills.length + attributes.length > 0,
  }
}
