import { describe, expect, test } from 'vitest'
import { defaultSettings, parseSettings, type RawSettings } from './settings.ts'

const origin = 'https://publisher.example'

const parse = async (...sources: RawSettings[]) => {
  const warnings: string[] = []
  const page = {
    location: () => ({ origin }),
    warn: (message: string) => void warnings.push(message),
  }
  const settings = parseSettings(sources, page)
  // The words for mistakes are a module of their own.
  await import('./diagnostics.ts')
  await Promise.resolve()
  return { settings, warnings }
}
const script = (values: Record<string, unknown>): RawSettings => ({ source: 'script', values })
const tag = (values: Record<string, unknown>): RawSettings => ({ source: 'tag', values })
const json = (values: Record<string, unknown>): RawSettings => ({ source: 'json', values })

test('a page that says nothing has the defaults', async () => {
  expect(await parse()).toEqual({ settings: defaultSettings(origin), warnings: [] })
})

test('later places win, and each place has its spelling', async () => {
  const { settings, warnings } = await parse(
    script({ apiBase: '/v2/api', country: 'de', theme: 'dark' }),
    tag({ country: 'fr', paywall: '', 'page-type': 'article', 'mobile-breakpoint': '900' }),
    json({
      country: 'US',
      messages: { 'auth.title': 'Log in' },
      paths: { 'my-library': '/mine' },
      debug: true,
    }),
  )
  expect(warnings).toEqual([])
  expect(settings).toMatchObject({
    apiBase: `${origin}/v2/api/`,
    country: 'US',
    theme: 'dark',
    paywall: true,
    pageType: 'article',
    mobileBreakpoint: 900,
    messages: { 'auth.title': 'Log in' },
    debug: true,
  })
  expect(settings.paths).toMatchObject({ myLibrary: `${origin}/mine`, search: `${origin}/search` })
})

test('what a CMS does to values is undone', async () => {
  const { settings, warnings } = await parse(
    tag({ country: ' “us” ', theme: '”Dark“', currency: ' eur' }),
  )
  expect(settings).toMatchObject({ country: 'US', theme: 'dark', currency: 'EUR' })
  expect(warnings).toEqual([])
})

test.each(['', 'yes', '”yes”', 'paywall', 'false'])(
  'on the tag a boolean is presence, as on every tag: paywall="%s"',
  async (text) => {
    const { settings, warnings } = await parse(tag({ paywall: text }))
    expect(settings.paywall).toBe(true)
    expect(warnings).toEqual([])
  },
)

test.each([
  ['', true],
  ['true', true],
  [' “True” ', true],
  ['paywall', true],
  ['false', false],
])('on the script a boolean is its word: data-paywall="%s" is %s', async (text, paywall) => {
  const { settings, warnings } = await parse(json({ paywall: !paywall }), script({ paywall: text }))
  expect(settings.paywall).toBe(paywall)
  expect(warnings).toEqual([])
})

test('another word for a boolean is a mistake', async () => {
  const { settings, warnings } = await parse(script({ paywall: 'no' }))
  expect(settings.paywall).toBe(false)
  expect(warnings).toHaveLength(1)
})

test.each(['article', 'Home Page', 'Article landing page - The Latest'])(
  'a page type may have the words that analytics call it by: %s',
  async (pageType) => {
    const { settings, warnings } = await parse(tag({ 'page-type': pageType }))
    expect(settings.pageType).toBe(pageType)
    expect(warnings).toEqual([])
  },
)

describe('a mistake is one line that says where, what, and what is allowed', () => {
  test.each([
    [
      tag({ country: 'Germany' }),
      '<bindery-site> country="Germany": allowed is two letters, such as US. Ignored.',
    ],
    [
      script({ dialect: 'rest' }),
      '<script> data-dialect="rest": allowed is api or service. Ignored.',
    ],
    [json({ theme: 7 }), '#bindery-config theme="7": allowed is light, dark or auto. Ignored.'],
    [
      tag({ 'mobile-breakpoint': '-1' }),
      '<bindery-site> mobile-breakpoint="-1": allowed is a whole number of pixels. Ignored.',
    ],
    [
      script({ paywall: 'maybe' }),
      '<script> data-paywall="maybe": allowed is true or false. Ignored.',
    ],
    [tag({ paywal: '' }), '<bindery-site> paywal="": not a setting. Did you mean paywall?'],
    [
      script({ them: 'dark' }),
      '<script> data-them="dark": not a setting. Did you mean data-theme?',
    ],
    [tag({ conutry: 'US' }), '<bindery-site> conutry="US": not a setting. Did you mean country?'],
    [json({ Country: 'US' }), '#bindery-config Country="US": not a setting. Did you mean country?'],
    [
      json({ messages: ['x'] }),
      '#bindery-config messages="["x"]": allowed is an object of texts by name, such as {"auth.signInTitle": "Log in"}. Ignored.',
    ],
    [
      json({ messages: { 'auth.signInTitle': 7 } }),
      '#bindery-config messages.auth.signInTitle="7": allowed is a text. Ignored.',
    ],
    [
      tag({ messages: '{}' }),
      '<bindery-site> messages="{}": allowed only in <script type="application/json" id="bindery-config">. Ignored.',
    ],
    [
      script({ apibase: '/x' }),
      '<script> data-apibase="/x": not a setting. Did you mean data-api-base?',
    ],
    [
      json({ 'allowed-origins': ['nonsense'] }),
      '#bindery-config allowed-origins="["nonsense"]": allowed is a list of origins, such as ["https://login.example.com"]. Ignored.',
    ],
    [
      json({ paths: { logout: '//evil.example' } }),
      '#bindery-config paths.logout="//evil.example": allowed is a path of this site. Ignored.',
    ],
    [
      json({ paths: { permissions: '/rights' } }),
      /^#bindery-config paths\.permissions="\/rights": the kit goes to logout, .* Ignored\.$/,
    ],
    [
      json({ paths: '/mine' }),
      /^#bindery-config paths="\/mine": allowed is an object of paths of this site by name: logout, /,
    ],
    [
      json({ colour: 'red' }),
      /^#bindery-config colour="red": not a setting\. Allowed are api-base, /,
    ],
    [json({ locale: 'x'.repeat(100) }), /^#bindery-config locale="x{60}…": /],
  ])('%j', async (source, line) => {
    const { settings, warnings } = await parse(source)
    expect(warnings).toEqual([expect.stringMatching(line instanceof RegExp ? line : /./)])
    if (typeof line === 'string') expect(warnings[0]).toBe(line)
    expect(settings).toEqual(defaultSettings(origin))
  })

  test('what other scripts leave on ours is none of our business', async () => {
    const { warnings } = await parse(
      script({ cfasync: 'false', rocketStatus: 'x' }),
      tag({ 'v-cloak': '' }),
    )
    expect(warnings).toEqual([])
  })
})

test('a text that is none takes no other with it', async () => {
  const { settings } = await parse(
    json({ messages: { 'auth.signInTitle': 'Log in', 'auth.close': null } }),
  )
  expect(settings.messages).toEqual({ 'auth.signInTitle': 'Log in' })
})

test('a path that is none, or of a route that the kit does not know, takes no other with it', async () => {
  const { settings, warnings } = await parse(
    json({ paths: { permissions: '/rights', logout: 'javascript:1', 'my-library': '/mine' } }),
  )
  expect(settings.paths).toEqual({
    ...defaultSettings(origin).paths,
    myLibrary: `${origin}/mine`,
  })
  expect(warnings).toHaveLength(2)
})

test('a name that every object has is no setting', async () => {
  const { settings } = await parse(json(JSON.parse('{"constructor": 1, "__proto__": 2}')))
  expect(settings).toEqual(defaultSettings(origin))
})

describe('where requests may go', () => {
  test('the script and the JSON block may name another origin', async () => {
    const { settings } = await parse(
      script({ apiBase: 'https://api.example/v1' }),
      json({ 'user-service': 'https://users.example' }),
    )
    expect(settings).toMatchObject({
      apiBase: 'https://api.example/v1/',
      userService: 'https://users.example/',
    })
  })

  test.each([
    'https://evil.example/api/',
    '//evil.example/',
    '\\\\evil.example',
    'https:\\\\evil.example',
    'http://publisher.example/',
    'https://publisher.example@evil.example/',
    'https://me@publisher.example/',
    'javascript:alert(1)',
    'blob:https://publisher.example/x',
    'data:,x',
  ])('a tag may not: %s', async (address) => {
    const { settings, warnings } = await parse(
      tag({
        'api-base': address,
        'service-base': address,
        'user-service': address,
        'captcha-script': address,
      }),
    )
    expect(settings).toEqual(defaultSettings(origin))
    expect(warnings).toHaveLength(4)
  })

  test('what the site has named a tag does not lead to another origin, not even the page’s', async () => {
    const { settings, warnings } = await parse(
      script({
        apiBase: 'https://api.example/v1/',
        captchaScript: 'https://captcha.example/api.js',
      }),
      tag({ 'api-base': '/comments/', 'captcha-script': 'https://captcha.example/jsonp' }),
      json({ 'user-service': 'https://users.example/' }),
    )
    expect(settings).toMatchObject({
      apiBase: 'https://api.example/v1/',
      captchaScript: 'https://captcha.example/api.js',
    })
    expect(warnings).toHaveLength(2)
    const same = await parse(
      script({ apiBase: 'https://api.example/v1/' }),
      tag({ 'api-base': 'https://api.example/v2/' }),
    )
    expect(same.settings.apiBase).toBe('https://api.example/v2/')
  })

  test('a script’s address is not taken from a tag inside of something', async () => {
    const values = { 'captcha-script': '/comments/1.js', 'captcha-key': 'k' }
    const { settings, warnings } = await parse({ source: 'tag', values, nested: true })
    expect(settings).toMatchObject({ captchaScript: null, captchaKey: 'k' })
    expect(warnings).toEqual([
      expect.stringMatching(/captcha-script="\/comments\/1.js": .*in <head> or <body> itself/),
    ])
    const own = await parse({ source: 'tag', values, nested: false })
    expect(own.settings.captchaScript).toBe(`${origin}/comments/1.js`)
  })

  test.each(['api-base', 'service-base', 'user-service'])(
    'a tag inside of something does not name %s, not even on this site',
    async (name) => {
      const values = { [name]: '/comments/' }
      const { settings, warnings } = await parse({ source: 'tag', values, nested: true })
      expect(settings).toEqual(defaultSettings(origin))
      expect(warnings).toEqual([
        expect.stringMatching(/"\/comments\/": .*in <head> or <body> itself/),
      ])
    },
  )

  test('the geolocation service is named by the site alone', async () => {
    const { settings, warnings } = await parse(tag({ geolocation: '/geoip/' }))
    expect(settings.geolocation).toBeNull()
    expect(warnings).toEqual([expect.stringMatching(/geolocation="\/geoip\/": .*only on <script>/)])
    const own = await parse(script({ geolocation: 'https://geoip.example/geoip/v2.1' }))
    expect(own.settings.geolocation).toBe('https://geoip.example/geoip/v2.1/')
  })

  test('a tag may name what the site itself has named', async () => {
    const { settings, warnings } = await parse(
      script({ apiBase: 'https://api.example/v1/' }),
      tag({
        'service-base': 'https://api.example/service',
        'user-service': 'https://login.example/',
      }),
      json({ allowedOrigins: ['https://login.example'] }),
    )
    expect(warnings).toEqual([])
    expect(settings).toMatchObject({
      serviceBase: 'https://api.example/service/',
      userService: 'https://login.example/',
    })
  })
})
