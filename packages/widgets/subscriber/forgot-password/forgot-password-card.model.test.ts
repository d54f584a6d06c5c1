import { expect, test } from 'vitest'
import { stand } from '../../test/page.ts'
import { createCardModel } from './forgot-password-card.model.ts'

const createCard = () => stand((state) => createCardModel(state), {})

test('the card shows the same text for every e-mail, and mails a link to known readers', async () => {
  for (const email of ['good@example.com ', 'nobody@example.com']) {
    const { view, mock } = await createCard()
    await view().submit({ email })
    expect(view().step).toBe('sent')
    expect(view().words.sent).toBe(
      'If your email is registered with us, you will receive an email with a link to reset your password.',
    )
    const known = email.startsWith('good')
    expect((await mock.mailbox()).map(({ to }) => to)).toEqual(known ? ['good@example.com'] : [])
    view().again()
    expect(view()).toMatchObject({ step: 'filling', problem: null, drafts: {} })
  }
})

test('a locked account gets the card’s own text without a link', async () => {
  const { view } = await createCard()
  await view().submit({ email: 'locked@example.com' })
  expect(view()).toMatchObject({
    problem: {
      message:
        'You cannot unlock your account by resetting the password. Please wait 24 hours to unlock and try again.',
      fields: {},
    },
  })
})

test('a restricted account gets a link to customer service', async () => {
  const { view } = await createCard()
  await view().submit({ email: 'restricted@example.com' })
  expect(view()).toMatchObject({
    problem: {
      message:
        "We're having trouble verifying your account. Please contact our Customer Service team for assistance.",
      link: { words: 'Customer Service' },
    },
  })
})

test('a failed request keeps the drafts', async () => {
  const { view, mock } = await createCard()
  view().draft({ email: 'good@example.com' })
  await mock.faults([{ path: '/api/user/forgotpassword', abort: true }])
  await view().submit({ email: 'good@example.com' })
  expect(view()).toMatchObject({
    problem: { message: 'No connection. Check your network and try again.' },
    drafts: { email: 'good@example.com' },
  })
})

test('sign-out clears the drafts and the problem', async () => {
  const options = { reader: 'reader@example.com', settings: { reload: 'never' } as const }
  const { state, view, mock } = await stand((page) => createCardModel(page), {}, options)
  await state.session.check()
  view().draft({ email: 'secret@example.com' })
  await mock.faults([{ path: '/api/user/forgotpassword', abort: true }])
  await view().submit({ email: 'secret@example.com' })
  await state.session.signOut()
  expect(view()).toMatchObject({ step: 'filling', problem: null, drafts: {} })
})
