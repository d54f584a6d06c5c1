import { expectFocus } from '@bindery/ui/test/focus.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { onPage } from '../test/on-page.ts'
import './checkout-card.element.ts'

const tag = 'bindery-checkout-card'
const attributes = { 'parent-origin': 'https://publisher.example' }
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a link shows another card, focuses its heading and keeps the drafts', async () => {
  const { elements } = await onPage({ [tag]: attributes })
  await page.getByLabelText('Email address').fill('reader@example.com')
  await page.getByRole('link', { name: 'Create one.' }).click()
  await expectFocus(heading('Create an account'))
  await button('Back').click()
  await expectFocus(heading('Sign in to your account'))
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expectFocus(heading('Reset password'))
  await expect.element(page.getByLabelText('Email address')).toHaveValue('reader@example.com')
  expect(elements[0]?.getAttribute('card')).toBe('reset-password')
  await button('Send link').click()
  await expect.element(button('On to sign in')).toBeVisible()
})

test('the form is in the light DOM and shows the cards’ messages', async () => {
  const { elements } = await onPage({ [tag]: { ...attributes, gift: true } })
  const email = page.getByLabelText('Email address')
  await expect.element(email).toBeVisible()
  expect(elements[0]?.querySelectorAll('form input')).toHaveLength(2)
  await button('On to recipient').click({ force: true })
  await expect.element(email).toHaveAccessibleDescription('This field is required.')
  await email.fill('reader')
  await expect.element(email).toHaveAccessibleDescription('This email address is not valid.')
})
