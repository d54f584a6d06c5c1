/** The auth modal and its openers in the header, by role and label. */
import type { Locator, Page } from '@playwright/test'
import { press } from '../support/press.ts'

/** The heading of each screen. */
export const titles = {
  signIn: 'Sign In',
  registration: 'Create an account',
  forgotPassword: 'Reset your password',
  profile: 'Your account has been created.',
} as const

/** A password that satisfies every rule. */
export const goodPassword = 'Correct#Horse9'

/** An unregistered reader: the values for the registration, by label. */
export const nora = {
  'First name': 'Nora',
  'Last name': 'New',
  'Email address': 'nora@example.com',
  Password: goodPassword,
} as const

/** The account menu in the header of the reference site. */
export const header = (page: Page): Locator =>
  page.getByRole('banner').locator('bindery-account-menu')

export interface AuthModal {
  /** The modal on the screen with this heading, or on any screen. */
  dialog(title?: string): Locator
  field(label: string): Locator
  email: Locator
  password: Locator
  button(name: string): Locator
  link(name: string): Locator
  /** The error of the form as a whole. */
  alert: Locator
  /** Success messages, in the page's live region. */
  status: Locator
  /** Presses a button even if it is aria-disabled, as a reader may. */
  press(name: string): Promise<void>
  fill(values: Readonly<Record<string, string>>): Promise<void>
  /** Opens the sign-in screen from the header. */
  openSignIn(): Promise<void>
  openRegistration(): Promise<void>
  openForgotPassword(): Promise<void>
  /** Fills in the sign-in screen and submits it. */
  signIn(email: string, password: string): Promise<void>
}

export function authModal(page: Page): AuthModal {
  const dialog = (title?: string) =>
    page.getByRole('dialog', title === undefined ? {} : { name: title, exact: true })
  const inside = dialog()
  const field = (label: string) => inside.getByLabel(label, { exact: true })
  const button = (name: string) => inside.getByRole('button', { name, exact: true })
  const link = (name: string) => inside.getByRole('link', { name, exact: true })
  const opener = (name: string) => header(page).getByRole('button', { name, exact: true })
  const modal: AuthModal = {
    dialog,
    field,
    email: field('Email address'),
    password: field('Password'),
    button,
    link,
    alert: inside.getByRole('alert'),
    status: page.getByRole('status'),
    press: (name) => press(button(name)),
    fill: async (values) => {
      for (const [label, value] of Object.entries(values)) await field(label).fill(value)
    },
    openSignIn: async () => {
      await opener('Sign In').click()
      await dialog(titles.signIn).waitFor()
    },
    openRegistration: async () => {
      await opener('Register').click()
      await dialog(titles.registration).waitFor()
    },
    openForgotPassword: async () => {
      await modal.openSignIn()
      await link('Forgot your password?').click()
      await dialog(titles.forgotPassword).waitFor()
    },
    signIn: async (email, password) => {
      await modal.fill({ 'Email address': email, Password: password })
      await modal.press('Sign In')
    },
  }
  return modal
}
