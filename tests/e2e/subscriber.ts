/** The forms for subscribers, as a reader finds them. */
import type { Page } from '@playwright/test'

/** Has an active subscription and no account yet. */
export const print = { email: 'print@example.com', accountNumber: '1234567890' }

export const noneFound = 'No Active Subscriptions Found'
export const exists = 'There is an account with this email address already. Sign in to read on.'
export const lockedCard =
  'You cannot unlock your account by resetting the password. Please wait 24 hours to unlock and try again.'

/** The form under one of the headings. */
export const formOf = (page: Page, tag: string) => {
  const inside = page.locator(tag)
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
    // Forced, for it may look inactive; but not before it stands still.
    press: async (name: string) => {
      await button(name).scrollIntoViewIfNeeded()
      await button(name).click({ force: true })
    },
    fill: async (values: Readonly<Record<string, string>>) => {
      for (const [label, value] of Object.entries(values)) await field(label).fill(value)
    },
  }
}
