/** What the page's policies must allow for the tags that the page has, and mixed content. */
import type { Settings } from '@bindery/state/settings/settings.ts'
import { addressOf, type Page, type PageElement, prefix } from './page.ts'
import {
  allows,
  allowsInline,
  allowsScript,
  type Policy,
  policiesOf,
  sourcesFor,
} from './policy.ts'
import { isImportMap, scriptsOf } from './script-rules.ts'

/** Tags that show images of the publisher. */
const withImages = [
  'cart',
  'mini-cart',
  'mini-cart-flyout',
  'issue-contents',
  'stream',
  'my-library',
]

const captchaFrames = 'https://www.google.com/recaptcha/'

const find = (page: Page, tag: string) =>
  page.elements.find((element) => element.tag === prefix + tag)

function checkScripts(page: Page, policy: Policy, settings: Settings): void {
  const sources = sourcesFor(policy, 'script-src')
  const [script] = scriptsOf(page)
  const url = script && addressOf(page, script.attributes.get('src') ?? '')
  if (script && url) {
    const nonce = script.attributes.get('nonce')
    const chunks = new URL('chunks/', url)
    const scriptFine = allowsScript(sources, url, page.url, nonce)
    // An address in a policy may end with a file: test a file of the folder.
    const chunksFine = allowsScript(sources, new URL('core.js', chunks), page.url, nonce)
    if (!scriptFine || !chunksFine)
      page.report(
        'csp-script',
        script,
        `The policy forbids ${scriptFine ? `the chunks in ${chunks.href}` : url.href}. ${sources?.includes("'strict-dynamic'") ? 'With strict-dynamic the script needs the nonce of the policy.' : `Add ${chunks.origin === page.url.origin ? "'self'" : new URL('.', url).href} to script-src, or give the script the nonce of the policy.`}`,
      )
  }
  const chat = find(page, 'live-chat')
  const others = [
    { at: script, to: settings.captchaKey ? settings.captchaScript : null, name: 'captcha-script' },
    { at: chat, to: chat?.attributes.get('src') ?? null, name: 'src of <bindery-live-chat>' },
  ]
  for (const { at, to, name } of others) {
    const address = to ? addressOf(page, to) : undefined
    if (address && !allowsScript(sources, address, page.url, script?.attributes.get('nonce')))
      page.report(
        'csp-script',
        at,
        `The policy forbids the script ${address.href} (${name}). Add it to script-src.`,
      )
  }
}

function checkRequests(page: Page, policy: Policy, settings: Settings): void {
  const [script] = scriptsOf(page)
  const sources = sourcesFor(policy, 'connect-src')
  const { apiBase, serviceBase, dialect, userService, geolocation } = settings
  const bases = [
    ['api-base', apiBase],
    ['service-base', dialect === 'service' ? serviceBase : null],
    ['user-service', userService],
    ['geolocation', geolocation],
  ] as const
  for (const [name, base] of bases) {
    const url = base ? new URL('user', base) : undefined
    if (url && !allows(sources, url, page.url))
      page.report(
        'csp-connect',
        script,
        `The policy forbids requests to ${base} (${name}). Add ${url.origin === page.url.origin ? "'self'" : url.origin} to connect-src.`,
      )
  }
  const shown = page.elements.find(
    ({ tag }) => withImages.includes(tag.slice(prefix.length)) && tag.startsWith(prefix),
  )
  if (shown && !allows(sourcesFor(policy, 'img-src'), new URL('/image.png', page.url), page.url))
    page.report(
      'csp-image',
      shown,
      `<${shown.tag}> shows images, and the policy forbids those of this site. Add 'self' and the origins of your images to img-src.`,
    )
}

function checkFrames(page: Page, policy: Policy, settings: Settings): void {
  const sources = sourcesFor(policy, 'frame-src')
  const frame = find(page, 'checkout-frame')
  for (const name of ['frame-origin', 'src']) {
    const value = frame?.attributes.get(name)
    const url = value ? addressOf(page, value) : undefined
    if (!url || allows(sources, url, page.url)) continue
    page.report(
      'csp-frame',
      frame,
      `The policy forbids the frame of <bindery-checkout-frame>. Add ${url.origin} to frame-src.`,
    )
    break
  }
  const isGoogle = /^https:\/\/www\.google\.com\//.test(settings.captchaScript ?? '')
  if (settings.captchaKey && isGoogle && !allows(sources, new URL(captchaFrames), page.url))
    page.report(
      'csp-frame',
      scriptsOf(page)[0],
      `The policy forbids the frame of the captcha. Add ${captchaFrames} to frame-src.`,
    )
  const card = find(page, 'checkout-card')
  const parent = card?.attributes.get('parent-origin')
  const ancestors = policy.get('frame-ancestors')
  const origin = parent ? addressOf(page, parent) : undefined
  if (card && origin && !allows(ancestors, origin, page.url))
    page.report(
      'csp-ancestors',
      card,
      `The policy forbids ${origin.origin} to frame this page, so the card is never shown. Add it to frame-ancestors.`,
    )
}

function checkTrustedTypes(page: Page, policy: Policy, settings: Settings): void {
  const names = policy.get('trusted-types')
  if (!names || names.includes('*')) return
  const paywall = find(page, 'paywall')
  const tag = page.elements.find((element) => element.tag.startsWith(prefix))
  const needed: [name: string, at: PageElement | undefined, why: string][] = [
    ['lit-html', tag, 'every page with tags needs it'],
  ]
  if (settings.captchaKey && settings.captchaScript)
    needed.push(['bindery', scriptsOf(page)[0], 'the captcha needs it'])
  const chat = find(page, 'live-chat')
  if (chat?.attributes.has('src')) needed.push(['bindery', chat, '<bindery-live-chat> needs it'])
  if (paywall?.attributes.has('article-path'))
    needed.push(['bindery-html', paywall, '<bindery-paywall article-path> needs it'])
  for (const [name, at, why] of needed)
    if (at && !names.includes(name))
      page.report(
        'csp-trusted-types',
        at,
        `The policy forbids the Trusted Types policy ${name}: ${why}. Add ${name} to trusted-types.`,
      )
}

async function checkImportMap(page: Page, policy: Policy): Promise<void> {
  for (const map of page.elements.filter(isImportMap)) {
    const sources = sourcesFor(policy, 'script-src')
    if (!(await allowsInline(sources, map.text, map.attributes.get('nonce'))))
      page.report(
        'csp-import-map',
        map,
        'The policy forbids the import map, because it is an inline script. Add its hash to script-src, or give it the nonce of the policy.',
      )
  }
}

/** An https page may not load the script, ask the API or frame the checkout over http. */
export function checkMixedContent(
  page: Page,
  policies: readonly Policy[],
  settings: Settings,
): void {
  if (page.url.protocol !== 'https:') return
  if (policies.some((policy) => policy.has('upgrade-insecure-requests'))) return
  const [script] = scriptsOf(page)
  const frame = find(page, 'checkout-frame')
  const addresses: [string | null | undefined, PageElement | undefined, string][] = [
    ...scriptsOf(page).map(
      (each) => [each.attributes.get('src'), each, 'the script'] as [string, PageElement, string],
    ),
    [settings.apiBase, script, 'the API'],
    [settings.captchaScript, script, 'the captcha’s script'],
    [frame?.attributes.get('src'), frame, 'the checkout’s frame'],
  ]
  for (const [to, at, name] of addresses) {
    const url = to ? addressOf(page, to) : undefined
    if (url?.protocol === 'http:' && !/^(localhost|127\..*|\[::1\])$/.test(url.hostname))
      page.report(
        'mixed-content',
        at,
        `This page is https and ${name} is ${url.href}: browsers block it. Write https.`,
      )
  }
}

export async function checkPolicies(
  page: Page,
  header: string | null,
  settings: Settings,
): Promise<void> {
  const policies = policiesOf(page, header)
  checkMixedContent(page, policies, settings)
  for (const policy of policies) {
    checkScripts(page, policy, settings)
    checkRequests(page, policy, settings)
    checkFrames(page, policy, settings)
    checkTrustedTypes(page, policy, settings)
    await checkImportMap(page, policy)
  }
}
