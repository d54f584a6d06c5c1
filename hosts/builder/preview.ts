/**
 * The page in the builder's sandboxed frame. Its server is the mock API, which runs in the page: `fetch` never
 * reaches the network. The fragment of its address holds the choice, as the builder's own link does.
 */
import { createBrowserMockApi } from '@bindery/mock-api/browser.ts'
import { readerEmails } from '@bindery/mock-api/seed/accounts.ts'
import { readCatalogue, readContent, readMagazine } from '../reference/content.ts'
import { type Choice, decodeChoice, type Preview, themeOf } from './choice.ts'
import { beforeTag, exampleOf } from './examples.ts'
import { withPlainForm } from './plain-forms.ts'
import { keepFocusOutside } from './preview-focus.ts'
import type { PreviewMessage } from './preview-messages.ts'
import type { TagInfo } from './tag-info.ts'

declare const BUILDER_TAGS: readonly TagInfo[]
/** The sheets of the brands by their names. */
declare const BUILDER_BRANDS: Readonly<Record<string, string>>

/** The invented publisher has the frame's address. The frame itself is sandboxed, so its own origin is opaque. */
const { origin } = new URL(location.href)

const emails: Readonly<Partial<Record<Preview['reader'], string>>> = {
  ...readerEmails,
  spent: readerEmails.registered,
}

const mock = createBrowserMockApi({
  origin,
  content: readContent(),
  products: readCatalogue(),
  issues: readMagazine(),
})
const choice = decodeChoice(location.hash, BUILDER_TAGS)

const post = (path: string, body: unknown): Promise<Response> =>
  mock.fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'bindery' },
    body: JSON.stringify(body),
  })

/** Counts one article after the other until the quota refuses one. */
async function spendQuota(): Promise<void> {
  for (const { url } of readContent()) {
    const { granted } = await (await post('/api/user/quota', { url })).json()
    if (!granted) return
  }
}

/** Puts the mock into the state that the editor has chosen. */
async function prepare({ tag, preview: { reader, server } }: Choice): Promise<void> {
  const email = emails[reader]
  if (email) await mock.control.signIn(email)
  if (reader === 'spent') await spendQuota()
  if (exampleOf(tag).cart)
    await post('/api/shopping-cart/items', [{ productId: '10403-PBK-ENG', quantity: 2 }])
  if (reader === 'restricted') {
    const body = { code: 'user_restricted' }
    await mock.control.faults([{ method: 'POST', path: '/authenticate', status: 403, body }])
  }
  if (server === 'slow') await mock.control.faults([{ path: '/', delayMs: 3000 }])
  if (server === 'failing') {
    await mock.control.faults(
      ['/api', '/service', '/authenticate'].map((path) => ({ path, status: 500, body: '' })),
    )
  }
  if (server === 'maintenance') await mock.control.settings({ maintenance: true })
}

keepFocusOutside()
const ready = choice ? prepare(choice) : Promise.resolve()
window.fetch = async (input, init) => {
  await ready
  return mock.fetch(input, init)
}

const send = (message: PreviewMessage): void => parent.postMessage(message, '*')

function setAttributes(element: Element, { attributes }: Pick<Choice, 'attributes'>): void {
  for (const name of element.getAttributeNames()) {
    if (!(name in attributes)) element.removeAttribute(name)
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}

/** Parses HTML of the examples. It is ours: nothing of it comes from the address. */
const parse = (html: string): DocumentFragment => {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

/** Draws the page: what only the preview has, the example's own elements, and the tag. */
function draw(chosen: Choice): HTMLElement {
  const { tag, preview, form } = chosen
  const example = withPlainForm(tag, exampleOf(tag), form)
  const { fallback = '', page = '', needs } = example
  const main = document.getElementById('page') as HTMLElement
  const element = document.createElement(tag)
  setAttributes(element, chosen)
  element.append(parse(fallback))
  main.append(parse(page), parse(beforeTag(example)))
  if (preview.script === 'on' && !needs) {
    // The text after it: a tag at the very end of a page looks as if its end tag were missing.
    main.append(element, '\n')
    return element
  }
  // Without the script a tag is an unknown element around its fallback.
  main.append(...element.childNodes)
  if (needs) {
    const note = document.createElement('p')
    note.textContent = `The preview does not have ${needs}. It shows the content between the tags.`
    main.append(note)
  }
  return element
}

/** Adds the script tag, as an editor pastes it, with the addresses of the mock API. */
function loadKit(): void {
  const script = document.createElement('script')
  script.dataset['apiBase'] = `${origin}/api/`
  script.dataset['serviceBase'] = `${origin}/service/`
  script.dataset['reload'] = 'never'
  script.src = new URL('bindery/bindery.js', location.href).href
  const fail = () => send({ kind: 'failed' })
  script.addEventListener('error', fail)
  script.addEventListener('load', () => {
    const { bindery } = window as { bindery?: { ready: Promise<unknown> } }
    bindery?.ready.catch(fail)
  })
  document.head.append(script)
}

function start(chosen: Choice): void {
  const { brand, language, direction } = chosen.preview
  const root = document.documentElement
  root.lang = language
  root.dir = direction
  root.dataset['theme'] = themeOf(chosen.preview)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(BUILDER_BRANDS[brand] ?? '')
  document.adoptedStyleSheets.push(sheet)
  const element = draw(chosen)
  addEventListener('message', ({ data, source }) => {
    if (source !== parent) return
    const { attributes } = Object(data) as { attributes?: Choice['attributes'] }
    if (attributes) setAttributes(element, { attributes })
  })
}

// The frame never leaves the page. It sends the builder the address that the page would have opened.
document.addEventListener('bindery-navigate-request', (event) => {
  event.preventDefault()
  send({ kind: 'navigation', url: String((event as CustomEvent<{ url: string }>).detail.url) })
})
document.addEventListener('click', (event) => {
  const link = event
    .composedPath()
    .find((target): target is HTMLAnchorElement => target instanceof HTMLAnchorElement)
  if (!link?.href || event.defaultPrevented || /^#/.test(link.getAttribute('href') ?? '')) return
  event.preventDefault()
  send({ kind: 'navigation', url: link.getAttribute('href') ?? '' })
})
document.addEventListener('submit', (event) => {
  // A plain form. The tags' own forms have been handled by then.
  const action = (event.target as Element).getAttribute('action')
  if (action && !event.defaultPrevented) send({ kind: 'navigation', url: action })
  event.preventDefault()
})
document.addEventListener('DOMContentLoaded', () => {
  if (choice) start(choice)
  if (choice?.preview.script === 'on') loadKit()
  send({ kind: 'ready' })
})
