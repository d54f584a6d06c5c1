import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { place } from '../../../tests/support/mount.tsx'
import { onPage } from '../test/on-page.ts'
import './follow-button.element.ts'

const tag = 'bindery-follow-button'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const reader = 'reader@example.com'

test('a reader follows a topic and unfollows it, and all buttons for the topic agree', async () => {
  const { elements, state, environment } = await onPage({ [tag]: { name: 'Strategy' } }, { reader })
  const other = place(tag, { name: 'Strategy' })
  await state.session.check()
  await button('Follow Strategy').first().click()
  await expect
    .element(button('Following Strategy').first())
    .toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Following Strategy').nth(1)).toHaveAttribute('aria-disabled', 'true')
  await button('Unfollow Strategy').nth(1).click()
  await expect.element(button('Follow Strategy').first()).not.toHaveAttribute('aria-disabled')
  await expect
    .poll(() => other.shadowRoot?.activeElement?.getAttribute('aria-label'))
    .toBe('Follow Strategy')
  const sent = () => environment.events.filter(({ type }) => type.endsWith('followed'))
  // The events fire once the server has confirmed.
  await expect.poll(() => sent().length).toBe(2)
  expect(sent().map(({ type, target }) => [type, target])).toEqual([
    ['bindery-followed', elements[0]],
    ['bindery-unfollowed', other],
  ])
})

test('the name of the button tells what is followed, without a pressed state beside it', async () => {
  const { state } = await onPage({ [tag]: { name: 'Strategy' } }, { reader })
  await state.session.check()
  await expect.element(button('Follow Strategy')).not.toHaveAttribute('aria-pressed')
  await button('Follow Strategy').click()
  await expect.element(button('Following Strategy')).not.toHaveAttribute('aria-pressed')
})

test('a followed topic is not followed again, and its button keeps its width', async () => {
  const { elements, mock, posts, state } = await onPage({ [tag]: { name: 'Strategy' } }, { reader })
  await state.session.check()
  await expect.element(button('Follow Strategy')).toBeVisible()
  const width = () => elements[0]?.getBoundingClientRect().width
  const before = width()
  await button('Follow Strategy').dblClick()
  await expect.element(button('Following Strategy')).toBeVisible()
  await button('Following Strategy').click({ force: true })
  await userEvent.keyboard('{Enter}')
  expect(width()).toBe(before)
  await expect.poll(() => posts('/service/topic')).toHaveLength(1)
  expect((await mock.calls()).filter(({ method }) => method === 'DELETE')).toEqual([])
})

test('a button without a name or an id keeps its children', async () => {
  const { elements } = await onPage({ [tag]: {} })
  elements[0]?.append('Follow us')
  await expect.element(page.getByText('Follow us')).toBeVisible()
})

test('the console warns about a newsletter without an id, and not about a topic', async () => {
  const { environment } = await onPage({ [tag]: { type: 'newsletter', name: 'The Daily' } })
  await onPage({ [tag]: { name: 'Strategy' } })
  environment.settle()
  expect(environment.warnings).toEqual([
    '<bindery-follow-button name="The Daily"> has no item-id, which a newsletter needs',
  ])
})

test('a guest is asked to sign in, and the pending action names the topic', async () => {
  const { state } = await onPage({ [tag]: { name: 'Strategy' } })
  await state.session.check()
  await button('Follow Strategy').click()
  await expect.poll(() => state.pendingActions.$action.get()?.name).toBe('To follow Strategy')
  expect(state.auth.$auth.get()).toMatchObject({ screen: 'sign-in' })
  await expect.element(button('Follow Strategy')).not.toHaveAttribute('aria-disabled')
})

test('a reader who may not follow a newsletter sees why, and no request is sent', async () => {
  const attributes = {
    type: 'newsletter',
    'item-id': 'figures',
    name: 'Figures',
    'subscriber-only': true,
  } as const
  const { elements, posts } = await onPage({ [tag]: attributes }, { reader })
  await button('Follow Figures').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Figures is for subscribers only.')
  elements[0]?.setAttribute('executive-only', '')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await button('Follow Figures').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Figures is for Executive subscribers only.')
  expect(await posts('/api/newsletters')).toEqual([])
})

test('a failed follow is rolled back and shows why, and the next try clears the message', async () => {
  const { mock, state } = await onPage({ [tag]: { name: 'Strategy' } }, { reader })
  await state.session.check()
  await mock.faults([{ method: 'POST', path: '/service/topic', status: 503, times: 1 }])
  await button('Follow Strategy').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Something went wrong. Please try again.')
  await button('Follow Strategy').click()
  await expect.element(button('Following Strategy')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a button without a name or an id keeps its children until it gets an id', async () => {
  const { elements } = await onPage({ [tag]: {} })
  elements[0]?.append('All topics')
  await expect.element(page.getByText('All topics')).toBeVisible()
  elements[0]?.setAttribute('item-id', 'strategy')
  await expect.element(button('Follow strategy')).toBeVisible()
})
