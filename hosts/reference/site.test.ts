import { afterAll, beforeAll, expect, test } from 'vitest'
import fallbacks from '../fallbacks.json' with { type: 'json' }
import { createHost } from '../server.ts'
import { readTags, type Tag, wordsOf } from '../test-html.ts'
import { makeKit } from '../test-kit.ts'

const kit = makeKit()
const host = createHost({ kit: kit.folder })
const pages = new Map<string, { html: string; tags: Tag[]; status: number; headers: Headers }>()

const get = async (path: string) => host.request(`http://localhost${path}`)

const targets = (tags: readonly Tag[]) =>
  tags.flatMap(({ attributes }) => [attributes['href'], attributes['src']]).filter((to) => to)

/** A few of the hundreds of issues stand for all. */
const olderIssue = /^\/archive-toc\/BR(?!251|5605)/
const product = /^\/product\/([^/]+)\/(an\/)?/

/** Made by the build. tools/build-front-door.test.ts has its links. */
const frontDoor = '/front-door/'

/** Crawls the site from the front page, and from pages without a link to them. */
beforeAll(async () => {
  const queue = [
    '/',
    '/registration-complete',
    '/restricted-user',
    '/subscriber-registration',
    '/reset-password',
    '/account',
    '/shipping-payment',
    '/review-order',
    '/legacy/',
  ]
  // One page of each product stands for its other formats. A link that adds it leads to such a page.
  const seen = new Set<string>()
  const isKnown = (path: string) => {
    const [, slug = '', adds] = product.exec(path) ?? []
    if (adds || seen.has(slug)) return true
    if (slug) seen.add(slug)
    return path === frontDoor || queue.includes(path) || olderIssue.test(path)
  }
  for (const path of queue) {
    const reply = await get(path)
    const isPage = reply.headers.get('content-type')?.startsWith('text/html')
    const html = isPage ? await reply.text() : ''
    const tags = path.startsWith('/legacy/') ? [] : readTags(html)
    pages.set(path, { html, tags, status: reply.status, headers: reply.headers })
    for (const to of targets(tags)) {
      const url = new URL(to ?? '', `http://localhost${path}`)
      const next = url.pathname + url.search
      if (url.origin === 'http://localhost' && !isKnown(next)) queue.push(next)
    }
  }
})

afterAll(() => {
  host.close()
  kit.remove()
})

const written = () =>
  [...pages].filter(([path, { html }]) => html !== '' && !path.startsWith('/legacy/'))

test('every link on every page leads to an existing page and section', () => {
  for (const [path, { tags }] of written()) {
    for (const to of targets(tags)) {
      const url = new URL(to ?? '', `http://localhost${path}`)
      if (url.origin !== 'http://localhost') continue
      if (product.test(url.pathname) || olderIssue.test(url.pathname)) continue
      if (url.pathname === frontDoor) continue
      const page = pages.get(url.pathname + url.search)
      expect(page?.status, `${path} links to ${to}`).toBe(200)
      if (!url.hash) continue
      const ids = page?.tags.map(({ attributes }) => attributes['id'])
      expect(ids, `${path} links to ${to}`).toContain(url.hash.slice(1))
    }
  }
})

test('the site has sixty different articles over eight topics', () => {
  const articles = written().filter(([path]) => /^\/\d{4}\/\d{2}\//.test(path))
  expect(articles).toHaveLength(60)
  const titles = articles.map(([, { html }]) => /<h1>(.*?)<\/h1>/.exec(html)?.[1])
  expect(new Set(titles).size).toBe(60)
  const topics = articles.map(
    ([, { html }]) => /class="kicker"><a href="\/topic\/([\w-]+)"/.exec(html)?.[1],
  )
  expect(new Set(topics).size).toBe(8)
})

test('every page has a language, a title, a description, one heading and unique ids', () => {
  const titles = new Set<string>()
  for (const [path, { html, tags }] of written()) {
    const count = (name: string) => tags.filter((tag) => tag.name === name).length
    const lang = path === '/de' ? 'de' : 'en-US'
    expect(html.slice(0, 50), path).toContain(`<!doctype html>\n<html lang="${lang}">`)
    expect(count('h1'), `headings of ${path}`).toBe(1)
    expect(count('title'), path).toBe(1)
    const title = /<title>(.+?)<\/title>/.exec(html)?.[1] ?? ''
    expect(title, `title of ${path}`).not.toBe('')
    expect(titles.has(title), `${title} twice`).toBe(false)
    titles.add(title)
    const meta = tags.find(({ attributes }) => attributes['name'] === 'description')
    expect(meta?.attributes['content'], `description of ${path}`).toBeTruthy()
    const ids = tags.flatMap(({ attributes }) => attributes['id'] ?? [])
    expect(ids, `ids of ${path}`).toEqual([...new Set(ids)])
    for (const image of tags.filter(({ name }) => name === 'img')) {
      expect(image.attributes, path).toHaveProperty('alt')
    }
  }
})

test('no byline has a middle dot that a screen reader says', () => {
  for (const [path, { html }] of written()) {
    for (const [byline] of html.matchAll(/<p class="(?:byline|feed-\w+)">.*?<\/p>/g)) {
      const heard = byline.replaceAll('<span aria-hidden="true">·</span>', '')
      expect(heard, path).not.toContain('·')
    }
  }
})

test('the front page says how many topics there are, and lists the eight with a page', () => {
  const { html = '' } = pages.get('/') ?? {}
  expect(wordsOf(html)).toContain('150+ topics')
  expect(html.match(/<section class="topic"/g)).toHaveLength(8)
})

test("a product's page has other products in a carousel", () => {
  const found = written().filter(([path]) => product.test(path))
  expect(found.length).toBeGreaterThan(10)
  for (const [path, { html }] of found) {
    const carousel = /<bindery-carousel.*?<\/bindery-carousel>/s.exec(html)?.[0] ?? ''
    expect(carousel.match(/<article/g)?.length, path).toBeGreaterThan(0)
  }
})

test('the header of every page has the search, the account menu and the cart', () => {
  for (const [path, { html }] of written()) {
    // Pages for frames of other sites have no header.
    if (/^\/(video\/embed|checkout-card)\//.test(path)) continue
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
    for (const name of ['search', 'account-menu', 'mini-cart']) {
      expect(header, path).toContain(`<bindery-${name}`)
    }
  }
})

/** The words of a plain form: its texts and its names. */
const formWords = (html: string) =>
  [...html.matchAll(/>([^<>\n]+)<|(?:placeholder|aria-label)="([^"]+)"/g)].map(
    ([, text, name]) => text ?? name ?? '',
  )

test('the forms of the German page have the fields of the definitions and German words', () => {
  const { html = '' } = pages.get('/de') ?? {}
  const forms = html.match(/<form.*?<\/form>/gs) ?? []
  for (const name of ['search', 'newsletter'] as const) {
    const [action = ''] = /action="[^"]+"/.exec(fallbacks[name]) ?? []
    const form = forms.find((each) => each.includes(action)) ?? ''
    const fields = fallbacks[name].match(/name="[^"]+"/g) ?? []
    for (const field of fields) expect(form).toContain(field)
    // The names of the newsletters come from the API.
    const english = formWords(fallbacks[name].replace(/<option.*<\/option>/g, '')).filter(
      (word) => word !== 'Newsletter',
    )
    expect(english.length).toBeGreaterThan(2)
    expect(formWords(form).filter((word) => english.includes(word))).toEqual([])
  }
})

test('no page has inline code or styles that the policy would refuse', () => {
  for (const [path, { html, tags, headers }] of written()) {
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(tags.filter(({ name }) => name === 'style')).toEqual([])
    for (const { name, attributes } of tags) {
      expect(
        Object.keys(attributes).filter((key) => /^(style|on\w+)$/.test(key)),
        path,
      ).toEqual([])
      // A JSON block is not run, so the policy does not apply.
      const isData = attributes['type'] === 'application/json'
      if (name !== 'script' || isData) continue
      expect(attributes['src'], path).toMatch(
        /^\/(bindery\/bindery|__pay\/provider|assets\/[\w-]+)\.js$/,
      )
    }
    expect(html, path).not.toContain('{{')
  }
})

test("every page has the kit's tags and is complete without the script", () => {
  for (const [path, { html, tags }] of written()) {
    const names = tags.map(({ name }) => name)
    expect(names, path).toEqual(
      expect.arrayContaining([
        'bindery-site',
        'bindery-account-menu',
        'bindery-auth-modal',
        'bindery-registration-confirmation',
      ]),
    )
    const menu = tags.find(({ name }) => name === 'bindery-account-menu')
    expect(menu?.attributes['return-path'], path).toBe(path)
    expect(html, path).toMatch(/<bindery-account-menu[^>]*>\s*<a href="\/register">/)
    expect(wordsOf(html).split(' ').length, `words of ${path}`).toBeGreaterThan(100)
  }
})

test('pages about the reader send no referrer', () => {
  for (const path of [
    '/register',
    '/registration-complete',
    '/subscriber-registration',
    '/reset-password',
  ]) {
    expect(pages.get(path)?.headers.get('referrer-policy')).toBe('no-referrer')
  }
})

test('the page with an e-mail in its address is not cached or indexed', () => {
  const page = pages.get('/subscriber-registration')
  expect(page?.headers.get('cache-control')).toBe('private, no-store')
  const robots = page?.tags.find(({ attributes }) => attributes['name'] === 'robots')
  expect(robots?.attributes['content']).toBe('noindex')
})

test("an unknown address shows the site's own not-found page", async () => {
  for (const path of [
    '/nowhere',
    '/2026/11/nothing',
    '/the-latest?page=99',
    '/the-latest?page=x',
  ]) {
    const reply = await get(path)
    expect(reply.status, path).toBe(404)
    expect(wordsOf(await reply.text())).toContain('There is nothing at this address')
  }
})

test.for([
  '/topic/subject/strategy',
  '/topic/Strategy',
  '/topic/Decision%20making%20and%20problem%20solving',
])('the address %s shows the page of its topic, with one canonical address', async (path) => {
  const reply = await get(path)
  expect(reply.status).toBe(200)
  const html = await reply.text()
  const slug = path.endsWith('solving') ? 'decision-making-and-problem-solving' : 'strategy'
  expect(html).toContain(`rel="canonical" href="http://localhost/topic/${slug}"`)
})

test('an unknown topic has no page', async () => {
  for (const path of ['/topic/', '/topic/piracy', '/topic/subject/piracy', '/topic/subject']) {
    expect((await get(path)).status, path).toBe(404)
  }
})

test('no page has an id twice', () => {
  const repeated = [...pages].flatMap(([path, { html }]) => {
    const ids = [...html.matchAll(/<[^>]* id="([^"]+)"/g)].map(([, id]) => id)
    return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${path} ${id}`)
  })
  expect(repeated).toEqual([])
})

test('the address above all products leads to the store', async () => {
  for (const path of ['/product', '/product/']) {
    const reply = await get(path)
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/store'])
  }
})

test('each format of a product has a page, and its add link works only from a page of the site', async () => {
  const [path, { html = '' } = {}] =
    [...pages].find(([at]) => at.startsWith('/product/guide-to-better-meetings/')) ?? []
  const ways = [...html.matchAll(/<td><a href="([^"]+)"/g)].map(([, to = '']) => to)
  expect(ways).toHaveLength(6)
  for (const way of ways) expect((await get(way)).status).toBe(200)
  expect((await get(`${path}-NO`)).status).toBe(404)
  const adding = path?.replace(/\/([^/]+)$/, '/an/$1') ?? ''
  expect(html).toContain('<form action="/api/forms/add-to-cart" method="post">')
  const reply = await get(adding)
  expect([reply.status, reply.headers.get('location')]).toEqual([303, path])
})
