import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { diagnosePage, type PageInput } from './diagnose-page.ts'
import type { KitFile } from './file-rules.ts'
import { type FindingName, findings } from './finding.ts'

const script = '<script async src="/bindery/bindery.js" data-api-base="/api/"></script>'
const save = '<bindery-save-button item-id="a"><a href="/register">Save</a></bindery-save-button>'
const url = 'https://www.publisher.example/article'

/** A page without a mistake, with `body` in its body and `head` in its head in place of the script. */
const pageOf = (body: string, head = script) =>
  `<!doctype html>\n<html lang="en">\n<head><title>Page</title>\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>\n`

const policy = (text: string) => ({ headers: { 'content-security-policy': text } })

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

const file = (path: string, text: string, changed: Partial<KitFile> = {}): KitFile => {
  const cache = path.includes('chunks/') ? 'public, max-age=31536000, immutable' : 'max-age=300'
  return {
    url: new URL(path, url).href,
    status: 200,
    text,
    hashes: [sha384(text)],
    ...changed,
    headers: {
      'content-type': 'text/javascript',
      'cache-control': cache,
      'content-encoding': 'br',
      ...changed.headers,
    },
  }
}
const code = 'var version="0.2.0"'.padEnd(2000)
const loader = (changed?: Partial<KitFile>) => [file('/bindery/bindery.js', code, changed)]
const chunk = (changed?: Partial<KitFile>) => [file('/bindery/chunks/core.ab12c.js', code, changed)]

const config = (json: string, attributes = 'type="application/json"') =>
  `<script ${attributes} id="bindery-config">${json}</script>`

/** A page that breaks one rule, by the rule. */
const broken: Record<FindingName, Partial<PageInput>> = {
  'script-missing': { html: pageOf(save, '') },
  'script-inline': { html: pageOf(save, script.replace('async', 'async type="module"')) },
  'script-blocking': { html: pageOf(save, script.replace('async ', '')) },
  'script-twice': { html: pageOf(save, script + script) },
  'script-versions': {
    html: pageOf(save, `${script}<script async src="/new/bindery.js"></script>`),
    files: [...loader(), file('/new/bindery.js', code.replace('0.2.0', '1.0.0'))],
  },
  'import-map-late': {
    html: pageOf(
      save,
      `${script}<script type="importmap">{"integrity": {"/bindery/chunks/a.js": "sha384-x"}}</script>`,
    ),
  },
  'import-map-invalid': { html: pageOf(save, `<script type="importmap">{,}</script>${script}`) },
  'tags-missing': { html: pageOf('<p>Text</p>') },
  'setting-unknown': { html: pageOf(save, script.replace('api-base', 'api-bse')) },
  'setting-invalid': { html: pageOf(save, script.replace('data-', 'data-theme="blue" data-')) },
  'setting-conflict': { html: pageOf(`<bindery-site api-base="/v2/"></bindery-site>`) },
  'setting-needed': { html: pageOf('<bindery-passkeys></bindery-passkeys>') },
  'config-invalid': { html: pageOf(save + config('{"locale": “de”}')) },
  'site-twice': { html: pageOf('<bindery-site></bindery-site>\n<bindery-site></bindery-site>') },
  'tag-unknown': { html: pageOf('<bindery-save></bindery-save>') },
  'tag-self-closed': { html: pageOf('<div><bindery-cart-badge /></div>') },
  'tag-unclosed': { html: pageOf('<bindery-cart-badge>') },
  'tag-torn': { html: pageOf('<p><bindery-cart-badge><div>3</div></bindery-cart-badge>') },
  'tag-moved': {
    html: pageOf('<table><bindery-cart></bindery-cart><tr><td>1</td></tr></table>'),
  },
  'tag-in-head': { html: pageOf('', `<bindery-site></bindery-site>${script}`) },
  'tag-escaped': { html: pageOf(`${save}<p>&lt;bindery-cart&gt;&lt;/bindery-cart&gt;</p>`) },
  'tag-paragraphs': {
    html: pageOf('<bindery-cart-badge><p>0</p></bindery-cart-badge>'),
  },
  'end-tag-alone': { html: pageOf(`${save}<p>Save</bindery-organize-button></p>`) },
  'code-visible': { html: pageOf(`${save}<p>{"apiBase": "/api/"}</p>`) },
  'slot-unknown': {
    html: pageOf('<bindery-header-menu><a slot="knob" href="/">Menu</a></bindery-header-menu>'),
  },
  'slot-nested': {
    html: pageOf(
      '<bindery-header-menu><div><a slot="button" href="/">Menu</a></div></bindery-header-menu>',
    ),
  },
  'attribute-unknown': { html: pageOf(save.replace('item-id', 'itemTitle="A" item-id')) },
  'attribute-invalid': {
    html: pageOf('<bindery-stream paging="pages"></bindery-stream>'),
  },
  'attribute-missing': {
    html: pageOf('<bindery-social-link><a href="/">Share</a></bindery-social-link>'),
  },
  'attribute-quotes': {
    html: pageOf(save.replace('item-id', 'item-title=“The Long View” item-id')),
  },
  'attribute-unquoted': {
    html: pageOf(save.replace('item-id', 'item-title=The Long View item-id')),
  },
  'attribute-twice': { html: pageOf(save.replace('item-id', 'item-id="b" item-id')) },
  'name-deprecated': {
    html: pageOf(
      `${save}<script>document.addEventListener('bindery-payment-request', pay)</script>`,
    ),
  },
  'csp-script': { html: pageOf(save), ...policy("script-src 'nonce-a'") },
  'csp-connect': {
    html: pageOf(save, script.replace('/api/', 'https://api.publisher.example/')),
    ...policy("connect-src 'self'"),
  },
  'csp-frame': {
    html: pageOf(
      '<bindery-checkout-frame frame-origin="https://checkout.publisher.example"></bindery-checkout-frame>',
    ),
    ...policy("default-src 'self'"),
  },
  'csp-image': {
    html: pageOf('<bindery-cart></bindery-cart>'),
    ...policy("default-src 'none'; script-src 'self'; connect-src 'self'"),
  },
  'csp-import-map': {
    html: pageOf(save, `<script type="importmap">{}</script>${script}`),
    ...policy("script-src 'self'"),
  },
  'csp-trusted-types': { html: pageOf(save), ...policy('trusted-types dompurify') },
  'csp-ancestors': {
    html: pageOf(
      '<bindery-checkout-card parent-origin="https://shop.publisher.example"></bindery-checkout-card>',
    ),
    ...policy("frame-ancestors 'self'"),
  },
  'mixed-content': {
    html: pageOf(save, script.replace('/bindery/', 'http://files.publisher.example/')),
  },
  base: { html: pageOf(save, `<base href="/de/">${script.replace('/bindery/', 'bindery/')}`) },
  'file-missing': { html: pageOf(save), files: loader({ status: 404 }) },
  'file-type': { html: pageOf(save), files: loader({ headers: { 'content-type': 'text/html' } }) },
  'file-cache': { html: pageOf(save), files: chunk({ headers: { 'cache-control': 'no-cache' } }) },
  'file-compression': {
    html: pageOf(save),
    files: loader({ headers: { 'content-encoding': '' } }),
  },
  'file-cors': {
    html: pageOf(save, script.replace('/bindery/', 'https://files.publisher.example/')),
    files: [file('https://files.publisher.example/chunks/core.ab12c.js', code)],
  },
  'integrity-wrong': {
    html: pageOf(save, script.replace('async', `async integrity="${sha384('other')}"`)),
    files: loader(),
  },
}

const namesOf = async (input: Partial<PageInput>) => {
  const found = await diagnosePage({ html: pageOf(save), url, ...input })
  return [...new Set(found.map(({ name }) => name))]
}

describe('the rules of bindery doctor', () => {
  it('a page without mistakes has no finding, with its files and under the documented policy', async () => {
    const strict =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html"
    const integrity = script.replace('async', `async integrity="${sha384(code)}"`)
    const html = pageOf(
      `<bindery-site country="US"></bindery-site>${save}<pre>&lt;bindery-cart></pre>
      <bindery-header-menu><a slot="button" href="/">Menu</a><div slot="panel"><p>All</p></div></bindery-header-menu>
      <bindery-stream page-size="8" paging="numbers"><article>One</article></bindery-stream>
      <bindery-cart class="wide" data-x="1" aria-label="Cart"></bindery-cart>${config('{"locale": "de-AT"}')}`,
      integrity,
    )
    const files = [...loader(), ...chunk()]
    expect(await diagnosePage({ html, url, files, ...policy(strict) })).toEqual([])
  })

  it.each(Object.entries(broken))(
    '%s is the one finding of a page that breaks it',
    async (name, input) => {
      expect(await namesOf(input)).toEqual([name])
    },
  )

  it('every finding has a page that breaks it', () => {
    expect(Object.keys(broken).toSorted()).toEqual(Object.keys(findings).toSorted())
  })
})

it('docs/doctor.md explains every finding, in its own words for the name', () => {
  const docs = readFileSync(new URL('../../../docs/doctor.md', import.meta.url), 'utf8')
  const sections = [...docs.matchAll(/^### (.+)\n\n([^#]+)/gm)]
  expect(sections.map(([, name]) => name).toSorted()).toEqual(Object.keys(findings).toSorted())
  for (const [, name = '', text = ''] of sections)
    expect(text.replace(/\s+/g, ' ')).toContain(findings[name as FindingName])
})

describe('what a finding says', () => {
  const first = async (html: string, input: Partial<PageInput> = {}) =>
    (await diagnosePage({ html, url, ...input }))[0]

  it('the line and column are those of the attribute', async () => {
    const html = pageOf('<p>\n  <bindery-stream\n    paging="pages"></bindery-stream></p>')
    expect(await first(html)).toMatchObject({ line: 9, column: 5 })
  })

  it('a wrong JSON block is found at the character that is wrong', async () => {
    const html = pageOf(save + config('{\n "locale": “de”}'))
    expect(await first(html)).toMatchObject({ name: 'config-invalid', line: 8, column: 12 })
  })

  it.each([
    ['<bindery-save-buton></bindery-save-buton>', '<bindery-save-button>'],
    ['<bindery-newsletter></bindery-newsletter>', '<bindery-newsletter-list>'],
    [save.replace('item-id', 'item_title="A" item-id'), 'Did you mean item-title?'],
  ])('%s gets the name that was probably meant', async (body, meant) => {
    expect((await first(pageOf(body)))?.message).toContain(meant)
  })

  it('the paragraphs of wpautop that close a tag are not reported as a missing end tag', async () => {
    const html = pageOf(
      '<p><bindery-save-button item-id="a"></p>\n<p><a href="/">Save</a></p>\n<p></bindery-save-button></p>',
    )
    expect(await first(html)).toMatchObject({ name: 'tag-torn' })
    expect((await first(html))?.message).toContain('</p> ends the paragraph')
  })

  it('a shortcode that nobody expands is a visible tag', async () => {
    const html = pageOf(`${save}<p>[bindery_save_button item_id="a"]</p>`)
    expect(await first(html)).toMatchObject({ name: 'tag-escaped' })
  })
})

describe('the security policy', () => {
  const withNonce = script.replace('async', 'async nonce="a"')
  it.each([
    ["script-src 'nonce-a' 'strict-dynamic'; connect-src *", withNonce],
    ['script-src https:; connect-src https:', script],
    ['script-src *.publisher.example; connect-src www.publisher.example/api/', script],
    ["script-src https://www.publisher.example/bindery/; connect-src 'self'", script],
  ])('%s allows the kit', async (text, head) => {
    expect(await namesOf({ html: pageOf(save, head), ...policy(text) })).toEqual([])
  })

  it('a policy that allows the file of the script only forbids its chunks', async () => {
    const text = 'script-src https://www.publisher.example/bindery/bindery.js'
    const [found] = await diagnosePage({ html: pageOf(save), url, ...policy(text) })
    expect(found?.message).toContain('the chunks in https://www.publisher.example/bindery/chunks/')
  })

  it('a policy in a meta element of the head counts, too', async () => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="connect-src 'none'">`
    expect(await namesOf({ html: pageOf(save, meta + script) })).toEqual(['csp-connect'])
  })

  it('an import map is allowed by its hash', async () => {
    const map = '{"integrity": {}}'
    const hash = createHash('sha256').update(map).digest('base64')
    const html = pageOf(save, `<script type="importmap">${map}</script>${script}`)
    expect(await namesOf({ html, ...policy(`script-src 'self' 'sha256-${hash}'`) })).toEqual([])
  })
})
