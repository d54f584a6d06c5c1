import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onPage } from '../test/on-page.ts'
import './mb-signup.element.ts'

const tag = 'bindery-mb-signup'
const path = '/api/user/subscribe'
const field = (name: string) => page.getByLabelText(name)
const submit = page.getByRole('button', { name: 'Sign up' })

test('the form validates the fields that the page requires, and accepts any company', async () => {
  const { posts } = await onPage({ [tag]: { author: 'Priya Raman', require: 'email, lastName' } })
  await expect.element(field('Email address')).toBeVisible()
  await field('Company').fill('<Ropes> | "Co"')
  await field('Email address').fill('nora')
  await submit.click({ force: true })
  await expect.element(page.getByText('Please enter a valid email address.')).toBeVisible()
  await expect.element(page.getByText('This field is required.')).toBeVisible()
  expect(await posts(path)).toEqual([])
  await field('Email address').fill('nora@example.com')
  await field('Last name').fill('New|man')
  await submit.click({ force: true })
  await expect
    .element(page.getByText('Names must not contain brackets, slashes, quotes, commas or pipes.'))
    .toBeVisible()
  await field('Last name').fill('New')
  await submit.click()
  await expect.element(page.getByText('Thank you. You will hear from Priya Raman.')).toBeVisible()
  expect(await posts(path)).toHaveLength(1)
  await page.getByRole('button', { name: 'Sign up someone else' }).click()
  await expect.element(field('Company')).toHaveValue('')
})

test('the form requires nothing where the page requires nothing, and shows the server’s error', async () => {
  const { elements } = await onPage({ [tag]: { require: '' } })
  await expect.element(field('Email address')).toBeVisible()
  elements[0]?.setAttribute('require', 'firstName')
  await field('First name').fill('Nora')
  await field('Email address').fill('nora')
  await submit.click()
  await expect.element(page.getByText('Email address is not valid.')).toBeVisible()
  await expect.element(field('First name')).toHaveValue('Nora')
})

test('the form is filled with the reader’s data, sends once, and keeps its values after a 503', async () => {
  const { mock, pass, posts } = await onPage({ [tag]: {} }, { reader: 'reader@example.com' })
  await expect.element(field('Email address')).toHaveValue('reader@example.com')
  await expect.element(field('First name')).toHaveValue('Robin')
  // `pass` releases the response. After a real delay, a slow machine got it between the two keys.
  await mock.faults([{ path, status: 503, delayMs: 1500 }])
  await field('Company').fill('Ropes')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(field('Company')).toBeDisabled()
  pass()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Something went wrong. Please try again.')
  await expect.element(field('Company')).toHaveValue('Ropes')
  await expect.element(field('Company')).toHaveFocus()
  expect(await posts(path)).toHaveLength(1)
})

test('sign-out clears what the reader has typed', async () => {
  const { state } = await onPage({ [tag]: {} }, { reader: 'reader@example.com' })
  await field('Company').fill('Ropes')
  await state.session.signOut()
  await expect.element(field('Company')).toHaveValue('')
  await expect.element(field('Email address')).toHaveValue('')
})
