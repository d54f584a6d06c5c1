import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onPage } from '../../test/on-page.ts'
import './registration-confirmation.element.ts'

const tag = 'bindery-registration-confirmation'
const dialog = page.getByRole('dialog', { name: 'Your account has been created.' })

test('the confirmation names the e-mail of the new account', async () => {
  await onPage(
    { [tag]: {} },
    { reader: 'reader@example.com', href: 'https://publisher.example/?registration=success' },
  )
  await expect.element(dialog).toBeVisible()
  await expect.element(page.getByText('reader@example.com')).toBeVisible()
})

test('Escape, the button and scrolling close the confirmation', async () => {
  const { environment, elements } = await onPage({ [tag]: { open: true, email: 'a@example.com' } })
  const [element] = elements
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(element?.hasAttribute('open')).toBe(false)

  element?.setAttribute('open', '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(dialog).not.toBeInTheDocument()

  element?.setAttribute('open', '')
  await expect.element(dialog).toBeVisible()
  // The pointer is where Continue was, and keeps it open.
  environment.scroll(window.scrollY + 251)
  await expect.element(dialog).toBeVisible()
  await page.getByRole('heading').hover()
  await expect.element(dialog).not.toBeInTheDocument()

  element?.setAttribute('open', '')
  await expect.element(dialog).toBeVisible()
  environment.scroll(window.scrollY + 251)
  await expect.element(dialog).not.toBeInTheDocument()
})
