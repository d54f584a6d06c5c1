import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { onPage } from '../test/on-page.ts'
import '../auth/modal/auth-modal.element.ts'
import './paywall.element.ts'

const tag = 'bindery-paywall'

const fill = (element: Element | undefined) => {
  const teaser = document.createElement('div')
  teaser.slot = 'teaser'
  teaser.textContent = 'It is a truth of business.'
  const note = document.createElement('a')
  note.href = '/register'
  note.textContent = 'Register to read on'
  element?.append(teaser, note)
}
const region = (name: string) => page.getByRole('region', { name })

test('a guest sees the teaser and the gate and registers from the paywall', async () => {
  const { elements, state } = await onPage({ [tag]: {}, 'bindery-auth-modal': {} })
  fill(elements[0])
  await expect.element(region('Keep reading with a free account')).toBeVisible()
  await expect.element(page.getByText('It is a truth of business.')).toBeVisible()
  await expect.element(page.getByText('Register to read on')).not.toBeVisible()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible()
  await expect.element(page.getByText('Keep reading this article')).toBeVisible()
  expect(state.auth.$auth.get()).toMatchObject({ fromPaywall: true })
})

test('a subscriber sees no gate', async () => {
  const { elements } = await onPage({ [tag]: {} }, { reader: 'good@example.com' })
  fill(elements[0])
  await expect.element(page.getByText('Register to read on')).not.toBeVisible()
  await expect.element(page.getByText('It is a truth of business.')).toBeVisible()
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
})

test('the teaser keeps the styles of the page', async () => {
  const { elements } = await onPage({ [tag]: {} })
  const [element] = elements
  fill(element)
  Object.assign((element as HTMLElement).style, { fontFamily: 'monospace', color: 'rgb(1, 2, 3)' })
  await expect.element(region('Keep reading with a free account')).toBeVisible()
  const look = getComputedStyle(page.getByText('It is a truth of business.').element())
  expect([look.fontFamily, look.color]).toEqual(['monospace', 'rgb(1, 2, 3)'])
})

const rest = { 'article-path': '/2026/11/quiet-people-in-loud-rooms' }
const path = '/api/components/article'
const heading = page.getByRole('heading', { name: 'What to do' })

test('the rest of the article loads for a subscriber and disappears after the sign-out', async () => {
  const { elements, state } = await onPage({ [tag]: rest }, { reader: 'good@example.com' })
  fill(elements[0])
  await expect.element(heading).toBeVisible()
  expect(heading.element().closest('[slot=teaser]')).not.toBeNull()
  await expect.element(page.getByText('It is a truth of business.')).not.toBeInTheDocument()
  expect(state.liveRegion.$announcement.get().text).toBe('The whole article is on the page now.')
  await state.session.signOut()
  await expect.element(region('Keep reading with a free account')).toBeVisible()
  await expect.element(heading).not.toBeInTheDocument()
  await expect.element(page.getByText('It is a truth of business.')).toBeVisible()
})

test('the rest of the article loads after a guest has signed in', async () => {
  // The server counts the page's address.
  const href = `https://publisher.example${rest['article-path']}`
  const { elements, mock, state } = await onPage({ [tag]: rest }, { href })
  fill(elements[0])
  await expect.element(region('Keep reading with a free account')).toBeVisible()
  expect((await mock.calls()).filter((call) => call.path.startsWith(path))).toEqual([])
  await mock.signIn('reader@example.com')
  await state.session.refresh()
  await expect.element(heading).toBeVisible()
})

test('a failed load keeps the teaser, shows an error and can be retried', async () => {
  const options = { reader: 'good@example.com' }
  const { elements, mock } = await onPage({ [tag]: rest }, options)
  await mock.faults([{ path, status: 404, body: { code: 'article_unknown' } }])
  fill(elements[0])
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  expect(page.getByRole('alert').element().textContent).toContain('could not be loaded')
  await expect.element(page.getByText('It is a truth of business.')).toBeVisible()
  await mock.faults([])
  await again.click()
  await expect.element(heading).toBeVisible()
  await expect.element(again).not.toBeInTheDocument()
})

test('scripts in the text of an article do not run', async () => {
  const { elements, mock } = await onPage({ [tag]: rest }, { reader: 'good@example.com' })
  const body =
    '<h2>Sent</h2><img src=x onerror="window.pwned=1"><script>window.pwned=1</script><bindery-paywall></bindery-paywall><a href="javascript:window.pwned=1">Go</a>'
  await mock.faults([{ path, status: 200, body, headers: { 'content-type': 'text/html' } }])
  fill(elements[0])
  await expect.element(page.getByRole('heading', { name: 'Sent' })).toBeVisible()
  expect(
    elements[0]?.querySelectorAll(
      '[onerror], script, bindery-paywall, a[href]:not([href="/register"])',
    ),
  ).toHaveLength(0)
  expect(Reflect.get(window, 'pwned')).toBeUndefined()
})
