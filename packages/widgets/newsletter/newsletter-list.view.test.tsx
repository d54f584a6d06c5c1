import { expect, test, vi } from 'vitest'
import { screen } from '../../../tests/support/render.tsx'
import { book, renderView } from '../test/render-view.tsx'
import { newsletterMessages } from './newsletter.messages.ts'
import { NewsletterList } from './newsletter-list.tsx'
import type { ListView, Row } from './newsletter-list.view.ts'

type List = Extract<ListView, { step: 'list' }>

const words = newsletterMessages(book).get()
const row = (state: Partial<Row> = {}): Row => ({
  thing: { type: 'newsletter', id: '1', name: 'Daily' },
  description: '',
  frequency: '',
  followed: false,
  error: '',
  ...state,
})
const list = (state: Partial<List> = {}): List => ({
  step: 'list',
  words,
  follow: vi.fn(),
  unfollow: vi.fn(),
  ask: vi.fn(),
  unfollowAll: vi.fn(),
  reload: vi.fn(async () => {}),
  newsletters: [row()],
  campaigns: [],
  starters: [],
  ending: { step: 'resting', news: null, error: '' },
  mails: 1,
  byEmail: null,
  ...state,
})
const button = (name: string) => screen.getByRole('button', { name })

test('Unfollow moves focus to the button that stays', async () => {
  const unfollow = vi.fn()
  const followed = row({ followed: true })
  const { update, user } = renderView(NewsletterList, list({ unfollow, newsletters: [followed] }))
  expect(button('Following Daily')).toHaveAttribute('aria-disabled', 'true')
  await user.click(button('Unfollow Daily'))
  expect(unfollow).toHaveBeenCalledExactlyOnceWith(followed.thing)
  update(list())
  expect(document.activeElement).toBe(button('Follow Daily'))
})

test('Unsubscribe from all is inactive for a reader without mails', async () => {
  const ask = vi.fn()
  const { update, user } = renderView(NewsletterList, list({ ask, mails: 0 }))
  await user.click(button(words.unsubscribeAll))
  expect(ask).not.toHaveBeenCalled()
  update(list({ ask }))
  await user.click(button(words.unsubscribeAll))
  expect(ask).toHaveBeenCalledExactlyOnceWith(true)
})

test('the question before the end takes focus, closes at Escape, and returns focus to its button', async () => {
  const ask = vi.fn()
  const ending = { step: 'asking', news: null, error: '' } as const
  const { update, user } = renderView(NewsletterList, list({ ask }))
  update(list({ ask, ending }))
  const question = screen.getByRole('alertdialog', { name: words.question })
  expect(question.contains(document.activeElement)).toBe(true)
  await user.keyboard('{Escape}')
  expect(ask).toHaveBeenCalledExactlyOnceWith(false)
  update(list({ ask }))
  expect(document.activeElement).toBe(button(words.unsubscribeAll))
})
