/** The forms for subscribers: their fields by label, and their messages. */
import type { Page } from '@playwright/test'
import { handedOver } from '../support/handed-over.ts'
import type { Mock } from '../support/mock.ts'
import { press } from '../support/press.ts'

/** A reader with an active subscription and no account yet. */
export const print = { email: 'print@example.com', accountNumber: '1234567890' }

export const noSubscription = 'No Active Subscriptions Found'
export const accountExists =
  'There is an account with this email address already. Sign in to read on.'
export const lockedOut =
  'You cannot unlock your account by resetting the password. Please wait 24 hours to unlock and try again.'

/** The form of this tag. */
export const formOf = (page: Page, tag: `bindery-${string}`) => {
  const inside = page.locator(handedOver(tag))
  const field = (label: string) => inside.getByLabel(label, { exact: true })
  const button = (name: string) => inside.getByRole('button', { name, exact: true })
  return {
    inside,
    field,
    button,
    email: field('Email address'),
    accountNumber: field('Account number'),
    password: field('Password'),
    optIn: field('Send me newsletters and special offers.'),
    alert: inside.getByRole('alert'),
    heading: (name: string) => inside.getByRole('heading', { name }),
    press: (name: string) => press(button(name)),
    fill: async (values: Readonly<Record<string, string>>) => {
      for (const [label, value] of Object.entries(values)) await field(label).fill(value)
    },
  }
}

/** The lookup: its search form, and the heading of its result. */
export const lookup = (page: Page) => {
  const form = formOf(page, 'bindery-subscriber-lookup')
  return {
    ...form,
    search: async (email: string, accountNumber: string) => {
      await form.fill({ 'Email address': email, 'Account number': accountNumber })
      await form.press('Find subscription')
    },
    found: form.heading('We found your subscription'),
  }
}

/** The paths of all POST requests to the user API. */
export const sentPosts = async (mock: Mock) =>
  (await mock.calls('/api/user/')).filter(({ method }) => method === 'POST').map(({ path }) => path)
