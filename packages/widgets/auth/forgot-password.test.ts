import { describe, expect, test } from 'vitest'
import { modal, told } from './test-modal.ts'

describe('forgot-password', () => {
  const sent =
    'If your email is registered with us, you will receive an email with a link to reset your password.'

  const request = async (email: string) => {
    const page = await modal()
    void page.state.auth.open({ screen: 'forgot-password' })
    return { ...page, now: await page.submit({ email }) }
  }

  test('says the same to everybody, and closes itself after 5 seconds', async () => {
    for (const email of ['reader@example.com', 'nobody@example.com']) {
      const { now, view, state, environment } = await request(email)
      expect(now.step).toBe('sent')
      expect(now.words.resetSent).toBe(sent)
      expect(state.status.$announcement.get().text).toBe(sent)
      environment.advance(4999)
      expect(view().step).toBe('sent')
      environment.advance(1)
      expect(view().step).toBe('closed')
      expect(state.status.$announcement.get().text).toBe(sent)
    }
  })

  test('the link is mailed', async () => {
    const { mock } = await request('reader@example.com')
    expect((await mock.mailbox()).map(({ to }) => to)).toEqual(['reader@example.com'])
  })

  test('waits while pointer or focus is on the message', async () => {
    const { view, environment } = await request('reader@example.com')
    view().hold(true)
    environment.advance(60_000)
    expect(view().step).toBe('sent')
    view().hold(false)
    environment.advance(5000)
    expect(view().step).toBe('closed')
  })

  test('a reader who goes back in time stays', async () => {
    const { view, environment } = await request('reader@example.com')
    view().go('sign-in')
    environment.advance(5000)
    expect(view()).toMatchObject({ step: 'filling', screen: 'sign-in' })
  })

  test('a restricted reader', async () => {
    const { now } = await request('restricted@example.com')
    expect(told(now)?.message).toMatch(/^We're having trouble verifying your account\./)
  })

  test('a locked reader', async () => {
    const { now } = await request('locked@example.com')
    expect(told(now)?.message).toMatch(/^Your account is blocked/)
  })
})
