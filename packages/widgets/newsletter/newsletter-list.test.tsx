import { focused } from '@bindery/ui/focus/focus.ts'
import { expectFocus } from '@bindery/ui/test/focus.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { place } from '../../../tests/support/mount.tsx'
import { onPage } from '../test/on-page.ts'
import { password } from '../test/page.ts'
import './newsletter-list.element.ts'

const tag = 'bindery-newsletter-list'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const reader = 'reader@example.com'

test('a reader follows newsletters, and unsubscribes from all of them after a confirmation', async () => {
  const { mock, posts } = await onPage({ [tag]: {} }, { reader })
  await button('Follow Figures').click()
  await expect.element(button('Following Figures')).toBeVisible()
  await button('Follow Halyard Live').click()
  await button('Unsubscribe from all').click()
  await expect.element(page.getByText('Unsubscribe from all newsletters?')).toBeVisible()
  await button('No, keep them').click()
  await expect.element(button('Following Figures')).toBeVisible()
  await button('Unsubscribe from all').click()
  await button('Yes, unsubscribe').click()
  await expect.element(page.getByText('You are unsubscribed from all newsletters.')).toBeVisible()
  await expect.element(button('Follow Figures')).toBeVisible()
  await expect.element(button('Follow Halyard Live')).toBeVisible()
  expect(await posts('/api/newsletters/subscribe')).toHaveLength(1)
  const deleted = (await mock.calls()).filter(({ method }) => method === 'DELETE')
  expect(deleted.map(({ path }) => path)).toEqual(['/api/user/unsubscribe/all'])
})

test('a newsletter for subscribers is refused to other readers, and a failed unsubscribe shows an error', async () => {
  const { mock } = await onPage({ [tag]: {} }, { reader })
  await button('Follow The Long Table').click()
  await expect.element(page.getByText('The Long Table is for subscribers only.')).toBeVisible()
  await button('Follow Figures').click()
  await expect.element(button('Following Figures')).toBeVisible()
  await mock.faults([{ method: 'DELETE', path: '/api/user/unsubscribe', status: 503 }])
  await button('Unsubscribe from all').click()
  await button('Yes, unsubscribe').click()
  await expect.element(page.getByText('Something went wrong. Please try again.')).toBeVisible()
  await expect.element(button('Following Figures')).toBeVisible()
})

test('a guest signs up by e-mail, or is asked to sign in', async () => {
  const { state, mock, posts } = await onPage({ [tag]: {} })
  await page.getByLabelText('Newsletter', { exact: true }).selectOptions('Figures')
  await page.getByLabelText('Email address').fill('gu')
  await button('Sign up').click({ force: true })
  await expect.element(page.getByText('Please enter a valid email address.')).toBeVisible()
  expect(await posts('/api/newsletters/subscribe')).toEqual([])
  await page.getByLabelText('Email address').fill('gus@example.com')
  await button('Sign up').click()
  await expect.element(page.getByText('gus@example.com is signed up for Figures.')).toBeVisible()
  expect(await mock.mailbox()).toMatchObject([{ to: 'gus@example.com' }])
  await button('Follow Figures').click()
  await expect.poll(() => state.pendingActions.$action.get()?.name).toBe('To follow Figures')
})

test('the topics to start with stay listed when the reader follows one', async () => {
  await onPage({ [tag]: {} }, { reader })
  await button('Follow Strategy').click()
  await expect.element(button('Following Strategy')).toBeVisible()
  await expect.element(button('Follow Marketing')).toBeVisible()
})

test('a list that fails to load shows why, and the reader can try again', async () => {
  const { mock } = await onPage({})
  await mock.faults([{ method: 'GET', path: '/api/newsletters', status: 404 }])
  place(tag)
  const alert = page.getByRole('alert')
  await expect
    .element(alert)
    .toHaveTextContent(
      'The newsletters could not be loaded. Something went wrong. Please try again.',
    )
  await mock.faults([{ method: 'GET', path: '/api/newsletters', abort: true }])
  await button('Try again').click()
  await expect
    .element(alert)
    .toHaveTextContent(
      'The newsletters could not be loaded. No connection. Check your network and try again.',
    )
  await expectFocus(button('Try again'))
  await mock.faults([])
  await button('Try again').click()
  await expect.element(button('Follow Figures')).toBeVisible()
  expect(focused()?.getAttribute('part')).toBe('box')
})

test('the name of the button tells that a newsletter is followed, and a held Enter follows once', async () => {
  const { posts } = await onPage({ [tag]: {} }, { reader })
  await expect.element(button('Follow Figures')).not.toHaveAttribute('aria-pressed')
  const held = { key: 'Enter', repeat: true, bubbles: true, cancelable: true }
  expect(button('Follow Figures').element().dispatchEvent(new KeyboardEvent('keydown', held))).toBe(
    false,
  )
  await button('Follow Figures').click()
  await expect.element(button('Following Figures')).toHaveAttribute('aria-disabled', 'true')
  await button('Unfollow Figures').click()
  await expectFocus(button('Follow Figures'))
  expect(await posts('/api/newsletters/subscribe')).toHaveLength(1)
})

test('the reason why a newsletter cannot be followed shows once, as an alert', async () => {
  await onPage({ [tag]: {} }, { reader })
  await button('Follow The Long Table').click()
  const refusal = page.getByText('The Long Table is for subscribers only.')
  await expect.element(refusal).toHaveAttribute('role', 'alert')
})

test('sign-out clears the typed e-mail and the error message', async () => {
  const { state } = await onPage({ [tag]: {} }, { settings: { reload: 'never' } })
  const email = page.getByLabelText('Email address')
  await email.fill('gus@example.com')
  await state.session.signIn({ username: reader, password })
  await expect.element(button('Unsubscribe from all')).toBeVisible()
  await button('Follow The Long Table').click()
  await expect.element(page.getByText('The Long Table is for subscribers only.')).toBeVisible()
  await state.session.signOut()
  await expect.element(email).toHaveValue('')
  await expect
    .element(page.getByText('The Long Table is for subscribers only.'))
    .not.toBeInTheDocument()
})

test('a reader without topics is offered those of the setting starter-topics', async () => {
  const settings = { starterTopics: ['Chess', 'Go'] }
  await onPage({ [tag]: {} }, { reader: 'reader.de@example.com', settings })
  await expect.element(button('Follow Chess')).toBeVisible()
  await expect.element(button('Follow Go')).toBeVisible()
  await expect.element(button('Follow Marketing')).not.toBeInTheDocument()
})
