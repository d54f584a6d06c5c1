/** Answers the calls that the rivals make to their own servers, on this machine. The bench asks no rival's server. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { answer } from '../api.ts'
import { peerFolders, versionOf } from './install.ts'

const ghostSettings = {
  title: 'Bench',
  description: 'A page of a publisher',
  url: 'http://127.0.0.1/',
  locale: 'en',
  accent_color: '#1a4f8b',
  members_signup_access: 'all',
  members_enabled: true,
  paid_members_enabled: false,
  portal_button: false,
  portal_name: true,
  portal_plans: ['free'],
  members_support_address: 'noreply',
}

const freeTier = {
  id: 'free',
  name: 'Free',
  slug: 'free',
  active: true,
  type: 'free',
  visibility: 'public',
  benefits: [],
}

/** The client of Auth0 Lock: a database of readers with passwords. */
const lockClient = {
  id: 'bench',
  tenant: 'bench',
  subscription: 'free',
  authorize: '/authorize',
  callback: '/',
  hasAllowedOrigins: true,
  changePassword: '/change-password',
  strategies: [
    {
      name: 'auth0',
      connections: [
        {
          name: 'Username-Password-Authentication',
          forgot_password_url: '/change-password',
          signup_url: '/sign-up',
          passwordPolicy: 'good',
          showSignup: true,
          showForgot: true,
        },
      ],
    },
  ],
}

const script = (code: string): Response =>
  new Response(code, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } })

/** The English words, as Auth0's own server sends them after the script. */
function lockWords(): string {
  const { default: words } = createRequire(import.meta.url)(
    join(peerFolders['/peers/'], 'auth0-lock/lib/i18n/en.js'),
  ) as { default: object }
  return `Auth0.registerLanguageDictionary("en", ${JSON.stringify(words)});`
}

const stubs: Readonly<Record<string, () => Response>> = {
  '/members/api/member/': () => new Response(null, { status: 204 }),
  '/members/api/integrity-token/': () => new Response('bench'),
  '/ghost/api/content/settings/': () => Response.json({ settings: ghostSettings }),
  '/ghost/api/content/tiers/': () => Response.json({ tiers: [freeTier] }),
  '/ghost/api/content/newsletters/': () => Response.json({ newsletters: [] }),
  '/client/bench.js': () => script(`Auth0.setClient(${JSON.stringify(lockClient)});`),
}

export function answerPeers(request: Request): Response {
  const { pathname } = new URL(request.url)
  const isWords = pathname === `/js/lock/${versionOf('auth0-lock')}/en.js`
  const stub = isWords ? () => script(lockWords()) : stubs[pathname]
  return stub ? stub() : answer(request)
}
