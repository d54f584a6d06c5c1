import { describe, expect, test } from 'vitest'
import { modal, problemIn } from '../../test/auth-modal.ts'

describe('forgot-password', () => {
  const sent =
    'If your email is registered with us, you will receive an email with a link to reset your password.'

  const request = async (email: string) => {
    const page = await modal()
    void page.state.auth.open({ screen: 'forgot-password' })
    return { ...page, now: await page.submit({ email }) }
  }

  test('the modal shows the same message for a known and an unknown e-mail and closes after 5 seconds', async () => {
    for (const email of ['reader@example.com', 'nobody@example.com']) {
      const { now, view, state, environment } = await request(email)
      expect(now.step).toBe('sent')
      expect(now.words.resetSent).toBe(sent)
      expect(state.liveRegion.$announcement.get().text).toBe(sent)
      environment.advance(4999)
      expect(view().step).toBe('sent')
      environment.advance(1)
      expect(view().step).toBe('closed')
      expect(state.liveRegion.$announcement.get().text).toBe(sent)
    }
  })

  test('the server mails the link', async () => {
    const { mock } = await request('reader@example.com')
    expect((await mock.mailbox()).map(({ to }) => to)).toEqual(['reader@example.com'])
  })

  test('the modal stays open while the pointer or focus is on the message', async () => {
    const { view, environment } = await request('reader@example.com')
    view().hold(true)
    environment.advance(60_000)
    expect(view().step).toBe('sent')
    view().hold(false)
    environment.advance(5000)
    expect(view().step).toBe('closed')
  })

  test('going back to sign-in cancels the closing', async () => {
    const { view, environment } = await request('reader@example.com')
    view().go('sign-in')
    environment.advance(5000)
    expect(view()).toMatchObject({ step: 'filling', screen: 'sign-in' })
  })

  test('a restricted reader sees that the account cannot be verified', async () => {
    const { now } = await request('restricted@example.com')
    expect(problemIn(now)?.message).toMatch(/^We're having trouble verifying your account\./)
  })

  test('a locked reader sees that the account is blocked', async () => {
    const { now } = await request('locked@example.com')
    expect(problemIn(now)?.message).toMatch(/^Your account is blocked/)
  })
})
