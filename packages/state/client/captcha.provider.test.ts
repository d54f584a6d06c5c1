import { captchaSiteKey } from '@bindery/mock-api/http/captcha.ts'
import { expect, test } from 'vitest'
import { issue, provider, signal, withCaptcha } from '../test/captcha.ts'
import { idle, reader } from '../test/state.ts'

const unavailable = { ok: false, failure: { kind: 'captcha' } }

test('a captcha of the page with another key stays, and the key of the site is loaded beside it', async () => {
  for (const refusal of ['throw', 'reject', 'nothing', 'no execute'] as const) {
    const refuse = () => {
      if (refusal === 'nothing') return null
      const error = new Error('Invalid site key or not loaded in api.js')
      if (refusal === 'reject') return Promise.reject(error)
      throw error
    }
    const ready = (fn: () => void) => fn()
    let knows = false
    const here = await withCaptcha(issue, provider, {
      script: async (url) => {
        expect(url).toContain(`render=${captchaSiteKey}`)
        knows = true
      },
      global: () => {
        if (knows) return here.grecaptcha
        return refusal === 'no execute' ? { ready } : { ready, execute: refuse }
      },
    })
    const newcomer = { firstName: 'N', lastName: 'N', emailAddress: 'n@example.com' }
    await here.state.session.requestReset({ emailAddress: reader.username })
    const registration = { ...newcomer, password: 'Correct#Horse9', optIn: false }
    expect(await here.state.session.register(registration)).toMatchObject({ ok: true })
    expect(await here.state.session.signIn(reader)).toMatchObject({ ok: true })
    expect(here.asked).toHaveLength(3)
    expect(here.page.warnings).toEqual([])
  }
})

test("the page's captcha is asked until the second file of the script has added the key", async () => {
  const { give, given } = signal()
  let knows = false
  const here = await withCaptcha(issue, provider, {
    script: async () => {},
    global: () => {
      if (knows) return here.grecaptcha
      const execute = () => {
        if (asked++ > 0) give()
        throw new Error('Invalid site key')
      }
      return { ready: (fn: () => void) => fn(), execute }
    },
  })
  let asked = 0
  const signingIn = here.state.session.signIn(reader)
  await given
  knows = true
  await idle()
  here.page.advance(250)
  expect(await signingIn).toMatchObject({ ok: true })
})

test("the page's captcha is given up once it has not learned the key for ten seconds", async () => {
  let asked = 0
  const execute = () => {
    asked += 1
    throw new Error('Invalid site key')
  }
  const here = await withCaptcha(issue, provider, {
    script: async () => {},
    global: () => ({ ready: (fn: () => void) => fn(), execute }),
  })
  let answer: unknown
  void here.state.session.signIn(reader).then((result) => {
    answer = result
  })
  while (answer === undefined) {
    await idle()
    here.page.advance(250)
  }
  expect(answer).toMatchObject(unavailable)
  // Before the script, after it, and then four times a second.
  expect(asked).toBe(1 + 1 + 40)
})

test('a script whose provider refuses the key is loaded anew by the next try', async () => {
  let works = false
  const here = await withCaptcha((...asked) => {
    if (works) return issue(...asked)
    throw new Error('Invalid site key')
  })
  expect(await here.state.session.signIn(reader)).toEqual(unavailable)
  works = true
  expect(await here.state.session.signIn(reader)).toMatchObject({ ok: true })
  expect(here.loaded).toHaveLength(2)
})
