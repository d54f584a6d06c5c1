import { user as userSchema } from '@bindery/contract/user.ts'
import { count, params } from '@nanostores/i18n'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BinderyEvent } from './event.ts'
import { failureMessages, spellTime, wordsOf } from './failure.messages.ts'
import { failureOf } from './failure-of.ts'
import { instantOf, sameInstant } from './last-modified.ts'
import { createMessages } from './messages.ts'
import { createOverlays } from './overlay.ts'
import { defaultSettings } from './settings.ts'
import { createKeep, readKept } from './storage.ts'
import { decodeEmail, encodeEmail } from './subscriber-link.ts'
import { testEnvironment } from './test-environment.ts'
import { known, origin, reader, visit } from './test-state.ts'
import { tierOf } from './tier.ts'

const book = createMessages(defaultSettings(origin))

describe('tier', () => {
  const withCodes = (...codes: string[]) =>
    userSchema.parse({ status: 'subscribers', tiers: codes.map((roleCode) => ({ roleCode })) })
  test.each([
    ['HBR_GOOD', { name: 'Good', caption: 'Digital' }],
    ['X-BETTER', { name: 'Better', caption: 'Digital + Print' }],
    ['BEST', { name: 'Best', caption: 'Premium' }],
    ['US_EXECUTIVE', { name: 'Executive', caption: null }],
    ['CORP_ALLACCESS', { name: 'All Access', caption: 'All Access' }],
    ['GOODWILL', null],
    ['', null],
  ])('%s', (code, tier) => expect(tierOf(withCodes(code))).toEqual(tier))
  test('the first code counts', () =>
    expect(tierOf(withCodes('A_BEST', 'A_GOOD'))?.name).toBe('Best'))
  test('none without codes', () => expect(tierOf(withCodes())).toBeNull())
})

describe('Last-Modified', () => {
  const http = 'Sat, 21 Nov 2026 09:00:00 GMT'
  test.each([
    'Sa, 21 Nov 2026 09:00:00 +0000',
    'Sa, 21 Nov 2026 10:00:00 +0100',
    'Sat, 21 Nov 2026 03:30:00 -05:30',
    'Sat, 21 Nov 2026 09:00:00 Z',
  ])('%s is the same instant', (other) => expect(sameInstant(http, other)).toBe(true))
  test.each([
    'Sat, 21 Nov 2026 09:00:01 GMT',
    'Sat, 21 Nov 2026 09:00:00 +0100',
    '',
    'yesterday',
    '2026-11-21',
  ])('%s is not', (other) => expect(sameInstant(http, other)).toBe(false))
  test('what cannot be read equals nothing, not even itself', () => {
    expect(sameInstant('soon', 'soon')).toBe(false)
    expect(instantOf('Sat, 21 Xyz 2026 09:00:00 GMT')).toBeNull()
  })
  test('any HTTP date is read as Date does', { timeout: 30_000 }, () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          return instantOf(date.toUTCString()) === Math.floor(date.getTime() / 1000) * 1000
        },
      ),
    ),
  )
})

describe('the e-mail in an address', () => {
  test('comes back whole, whatever is in it', { timeout: 30_000 }, () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (email) => {
        const whole = email.toWellFormed()
        const query = new URLSearchParams(`emailAddress=${encodeEmail(whole)}`)
        return decodeEmail(query.get('emailAddress') ?? '') === whole
      }),
    ),
  )
  test('both alphabets, with or without padding', () => {
    expect(decodeEmail('Pz8/Pj4-')).toBe('???>>>')
    expect(decodeEmail('Pz8_Pj4-')).toBe('???>>>')
    expect(decodeEmail('YQ')).toBe('a')
  })
  test.each(['%', '*', '/w==', 'a'])('%s is none', (value) => expect(decodeEmail(value)).toBeNull())
})

describe('storage that fails', () => {
  const failing = {
    missing: () => null,
    forbidden: () => {
      throw new Error('SecurityError')
    },
    full: () => ({
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
      removeItem: () => {},
    }),
  }
  test.each(Object.entries(failing))('%s: memory serves', (_what, open) => {
    const keep = createKeep(open)
    keep.set('a', '1')
    expect(keep.get('a')).toBe('1')
    keep.remove('a')
    expect(keep.get('a')).toBeNull()
  })
  test.each(Object.entries(failing))('%s: the kit works', async (_what, open) => {
    const here = visit({}, { local: createKeep(open), session: createKeep(open) })
    expect(await here.state.session.signIn(reader)).toMatchObject({ ok: true })
    expect(await here.state.session.signOut()).toEqual({ ok: true })
  })
  test('a corrupt entry is removed', () => {
    const keep = testEnvironment().local
    keep.set('a', '{')
    expect(readKept(keep, 'a', (value): value is string => typeof value === 'string')).toBeNull()
    expect(keep.get('a')).toBeNull()
  })
})

describe('messages', () => {
  const base = {
    title: 'Sign In',
    wait: params('Wait {time}'),
    left: count({ one: '{count} try', other: '{count} tries' }),
  }
  test('as written', () => {
    const texts = book.define('a', base).get()
    expect([texts.title, texts.wait({ time: '5 s' }), texts.left(1), texts.left(2)]).toEqual([
      'Sign In',
      'Wait 5 s',
      '1 try',
      '2 tries',
    ])
  })
  test('as the site words them', () => {
    const messages = {
      'a.title': 'Log in',
      'a.wait': '{time}!',
      'a.left.one': 'One',
      'b.title': 'No',
    }
    const texts = createMessages({ ...defaultSettings(origin), messages })
      .define('a', base)
      .get()
    expect([texts.title, texts.wait({ time: '5 s' }), texts.left(1), texts.left(2)]).toEqual([
      'Log in',
      '5 s!',
      'One',
      '2 tries',
    ])
  })
  test('one store for a noun', () => expect(book.define('c', base)).toBe(book.define('c', base)))
})

describe('failures in words', () => {
  const texts = failureMessages(book).get()
  test.each([
    [0.2, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [900, '15 minutes'],
    [3599, '60 minutes'],
    [3600, '1 hour'],
    [5400, '2 hours'],
  ])('%d s: %s', (seconds, words) => expect(spellTime(seconds, texts)).toBe(words))
  test.each([
    [{ kind: 'busy', retryAfterMs: 89_500 } as const, 'Please wait 2 minutes and try again.'],
    [{ kind: 'captcha' } as const, 'grecaptcha is not available'],
    [{ kind: 'contract' } as const, 'Something went wrong. Please try again.'],
    [
      { kind: 'refused', code: 'x', status: 400 } as const,
      'Something went wrong. Please try again.',
    ],
  ])('%j', (failure, words) => expect(wordsOf(failure, texts)).toBe(words))
  test('anything that is thrown is a failure', () => {
    for (const thrown of [new Error('x'), 'x', null, undefined, { name: 'RefusedError' }]) {
      expect(failureOf(thrown)).toEqual({ kind: 'unexpected' })
    }
  })
})

describe('overlays', () => {
  const opener = () => {
    const calls: string[] = []
    return { calls, isConnected: true, focus: () => void calls.push('focus') }
  }
  const setup = () => {
    const page = testEnvironment()
    const overlays = createOverlays(page)
    const closed: string[] = []
    const open = (id: string, kind: 'flyout' | 'modal', from?: ReturnType<typeof opener>) =>
      overlays.open({ id, kind, close: () => closed.push(id), opener: from ?? null })
    return { page, overlays, closed, open }
  }

  test('one flyout at a time', () => {
    const { overlays, closed, open, page } = setup()
    const first = open('a', 'flyout')
    open('b', 'flyout')
    expect(closed).toEqual(['a'])
    first()
    expect(overlays.$overlay.get()).toEqual({ flyout: 'b', modal: null })
    expect(page.locks()).toBe(0)
  })
  test('a modal closes the flyouts, locks the scroll once, and gives it back once', () => {
    const { overlays, closed, open, page } = setup()
    open('a', 'flyout')
    open('m', 'modal')
    const release = open('n', 'modal')
    expect(closed).toEqual(['a', 'm'])
    expect(page.locks()).toBe(1)
    release()
    release()
    expect(page.locks()).toBe(0)
    expect(overlays.$overlay.get()).toEqual({ flyout: null, modal: null })
  })
  test('the focus goes back to the opener, also through a second modal, if it is still there', () => {
    const { open } = setup()
    const from = opener()
    open('m', 'modal', from)
    const release = open('n', 'modal', opener())
    release()
    expect(from.calls).toEqual(['focus'])
    const gone = { ...opener(), isConnected: false }
    open('a', 'flyout', gone)()
    open('b', 'flyout', from)({ focus: false })
    expect([gone.calls, from.calls]).toEqual([[], ['focus']])
  })
  test('all close at once', () => {
    const { closed, open, overlays, page } = setup()
    open('m', 'modal')
    open('a', 'flyout')
    overlays.closeAll()
    expect(closed).toEqual(['a', 'm'])
    expect(page.locks()).toBe(0)
  })
})

describe('the site', () => {
  test('has the state of its reader on the root element', async () => {
    const here = visit()
    const off = here.state.site.markRoot()
    expect([...here.page.classes]).toEqual(['bindery-guest'])
    await here.state.session.signIn({ ...reader, username: 'good@example.com' })
    expect([...here.page.classes]).toEqual(['bindery-subscribers'])
    here.page.hide(true)
    expect([...here.page.classes]).toEqual(['bindery-subscribers'])
    await here.state.session.signOut()
    expect([...here.page.classes]).toEqual(['bindery-guest'])
    off()
  })
  test('starts with what the server has put there', async () => {
    const page = testEnvironment().page
    page.rootClass('bindery-registered', true)
    const here = visit({}, { page })
    expect(here.state.site.$state.get()).toBe('registered')
    here.state.site.$state.listen(() => {})
    await known(here)
    expect(here.state.site.$state.get()).toBe('guest')
  })
  test.each([
    ['US', true],
    ['CA', false],
    ['DE', false],
    [null, false],
  ])('opt-in in %s: %s', (country, checked) => {
    const { site } = visit({ country }).state
    expect(site.$optIn.get()).toBe(checked)
    site.$country.set('US')
    expect(site.$optIn.get()).toBe(true)
  })
})

describe('navigation', () => {
  test('only to the site itself', () => {
    const { state, page } = visit()
    expect(state.navigation.go('//evil.example')).toBe(true)
    state.navigation.go('/search?q=a')
    expect(page.journeys).toEqual([`${origin}/`, `${origin}/search?q=a`])
    expect(page.events[1]).toMatchObject({
      type: 'bindery-navigate-request',
      cancelable: true,
      detail: { url: `${origin}/search?q=a` },
    })
  })
  test('a listener may stop it', () => {
    const { state, page } = visit()
    const from = new EventTarget()
    from.addEventListener('bindery-navigate-request', (event) => event.preventDefault())
    expect(state.navigation.go('/search', { from })).toBe(false)
    expect([page.journeys, state.navigation.leaving()]).toEqual([[], false])
  })
  test('a reload that would only scroll is a reload', () => {
    const { state, page } = visit({}, { href: `${origin}/a?registration=success#part` })
    expect(state.navigation.reload('registered', { search: { registration: 'success' } })).toBe(
      true,
    )
    expect(page.journeys).toEqual(['reload'])
    page.show(true)
    expect(state.navigation.leaving()).toBe(false)
  })
})

test('events bubble and cross shadow roots', () => {
  const event = new BinderyEvent('bindery-x', { a: 1 })
  expect(event).toMatchObject({
    bubbles: true,
    composed: true,
    cancelable: false,
    detail: { a: 1 },
  })
})

test('analytics go to listeners and to the data layer', () => {
  const { state, page } = visit()
  state.analytics.track('sign_in_opened', { screen: 'sign-in' })
  const entry = { name: 'sign_in_opened', data: { screen: 'sign-in' } }
  expect(page.dataLayer).toEqual([{ event: 'bindery-analytics', ...entry }])
  expect(page.events).toMatchObject([{ type: 'bindery-analytics', detail: entry }])
})
