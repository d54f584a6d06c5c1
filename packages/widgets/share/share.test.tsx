import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onPage } from '../test/on-page.ts'
import './button/share-button.element.ts'
import './flyout/share-flyout.element.ts'
import './list/share-list-button.element.ts'
import './list/share-list-flyout.element.ts'
import './video/video-embed-button.element.ts'
import './video/video-embed-flyout.element.ts'

const reader = 'reader@example.com'
const item = { 'item-url': '/2026/10/a', 'item-title': 'An Article' }
const tags = { 'bindery-share-button': item, 'bindery-share-flyout': {} }
const button = page.getByRole('button', { name: 'Share: An Article' })
const box = page.getByRole('dialog', { name: 'Share' })
const to = box.getByLabelText('To', { exact: true })
const send = box.getByRole('button', { name: 'Send' })

afterEach(() => {
  vi.restoreAllMocks()
})

test('the share flyout sends a mail to each address, confirms it, and closes', async () => {
  const { mock, pass } = await onPage(tags, { reader })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await to.fill('ann@example.com, ben@example.com')
  await send.click()
  await expect.element(box.getByText('Shared via email')).toBeVisible()
  pass()
  await expect.element(box).not.toBeInTheDocument()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  expect((await mock.mailbox()).map((mail) => mail.to)).toEqual([
    'ann@example.com',
    'ben@example.com',
  ])
})

test('the link has the whole row of the flyout, and its button stands below it', async () => {
  await onPage(tags)
  await button.click()
  const link = box.getByRole('textbox', { name: 'Link' })
  await expect.element(link).toBeVisible()
  const copy = box.getByRole('button', { name: 'Copy link' })
  const [text, press] = [link, copy].map((one) => one.element().getBoundingClientRect())
  const row = link.element().parentElement?.clientWidth ?? 0
  expect(text?.width).toBeGreaterThan(row - 1)
  expect(press?.top).toBeGreaterThanOrEqual(text?.bottom ?? 0)
})

test('the send button is inactive while fields are missing, and a press names them', async () => {
  await onPage(tags)
  await button.click()
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  await send.click({ force: true })
  const from = box.getByLabelText('Your email address')
  await expect.element(from).toHaveAccessibleDescription('This field is required.')
  await from.fill('gus@example.com')
  await to.fill('ann@example.com, ben')
  await send.click({ force: true })
  await expect.element(to).toHaveAccessibleDescription(/Please enter a valid email address\.$/)
  await to.fill('ann@example.com, ben@example.com')
  await expect.element(send).not.toHaveAttribute('aria-disabled')
})

test('the share flyout shows a failure and keeps its draft when it closes', async () => {
  const { mock } = await onPage(tags, { reader })
  await mock.faults([{ path: '/api/user/share', abort: true }])
  await button.click()
  await to.fill('ann@example.com')
  await send.click()
  await expect
    .element(box.getByRole('alert'))
    .toHaveTextContent('No connection. Check your network and try again.')
  await userEvent.keyboard('{Escape}')
  await expect.element(box).not.toBeInTheDocument()
  await button.click()
  await expect.element(to).toHaveValue('ann@example.com')
})

test('the share flyout offers a link when the browser blocks the window', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await onPage(tags)
  await button.click()
  await box.getByRole('tab', { name: 'LinkedIn' }).click()
  await box.getByRole('link', { name: 'Share on LinkedIn' }).click()
  await expect.element(box.getByText(/has blocked the window of LinkedIn/)).toBeVisible()
  await expect
    .element(box.getByRole('link', { name: 'Open LinkedIn in a new tab' }))
    .toHaveAttribute('rel', 'noopener')
  expect(open.mock.calls[0]?.[2]).toMatch(/^popup,width=700,height=450,/)
})

test('a network link opened in a new tab counts as shared', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { environment } = await onPage(tags)
  await button.click()
  await box.getByRole('tab', { name: 'LinkedIn' }).click()
  const link = box.getByRole('link', { name: 'Share on LinkedIn' }).element()
  let left = false
  const watch = (event: MouseEvent) => {
    left = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', watch, { once: true })
  link.dispatchEvent(
    new MouseEvent('click', { ctrlKey: true, bubbles: true, composed: true, cancelable: true }),
  )
  expect([left, open.mock.calls]).toEqual([true, []])
  expect(environment.events.map(({ type }) => type)).toContain('bindery-shared')
})

test('the address field describes how to give several addresses', async () => {
  await onPage(tags, { reader })
  await button.click()
  await expect.element(to).toHaveAccessibleDescription(/\S/)
})

test('the share-list flyout shares a list of the reader', async () => {
  const { mock } = await onPage(
    { 'bindery-share-list-button': { list: 'Team reading' }, 'bindery-share-list-flyout': {} },
    { reader },
  )
  await page.getByRole('button', { name: 'Share list: Team reading' }).click()
  const list = page.getByRole('dialog', { name: 'Share “Team reading”' })
  await expect
    .element(list.getByLabelText('Link to the list'))
    .toHaveValue(expect.stringMatching(/^https:\/\/publisher\.example\/list\/\w{32}$/))
  await list.getByLabelText('To', { exact: true }).fill('ann@example.com')
  await list.getByRole('button', { name: 'Send' }).click()
  await expect.element(list.getByText('Shared via email')).toBeVisible()
  expect((await mock.mailbox())[0]?.text).toContain('Team reading')
})

test('the embed flyout shows the code of a video', async () => {
  await onPage({
    'bindery-video-embed-button': { 'video-id': '101', slug: 'the-quiet-handover' },
    'bindery-video-embed-flyout': {},
  })
  await page.getByRole('button', { name: 'Embed: The quiet handover' }).click()
  const code = page.getByRole('dialog').getByLabelText('Embed code')
  await expect.element(code).toBeVisible()
  const { value } = code.element() as HTMLTextAreaElement
  expect(value).toContain('src="https://publisher.example/video/embed/101/the-quiet-handover"')
})
