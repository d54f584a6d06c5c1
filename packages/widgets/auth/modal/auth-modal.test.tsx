import { expectFocus } from '@bindery/ui/test/focus.ts'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { place } from '../../../../tests/support/mount.tsx'
import { onPage } from '../../test/on-page.ts'
import { type PageOptions, password } from '../../test/page.ts'
import './auth-modal.element.ts'
import type { AuthAttributes } from './modal-owner.ts'

const tag = 'bindery-auth-modal'
const modal = (attributes: Record<string, string | true> = {}, options: PageOptions = {}) =>
  onPage({ [tag]: attributes }, options)

const dialog = (name: string) => page.getByRole('dialog', { name })
const email = page.getByLabelText('Email address')
const secret = page.getByLabelText('Password')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })
/** `force`: a button that looks inactive can be pressed. */
const press = (name: string) => button(name).click({ force: true })

/** Has no profile yet. A guest would be asked to sign in before the profile. */
const newReader = { reader: 'reader.de@example.com' }
const required = 'This field is required.'

describe('the four screens', () => {
  test('sign-in links to registration and forgot-password and back', async () => {
    const { state } = await modal()
    void state.auth.open()
    await expect.element(dialog('Sign In')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveAttribute('autocomplete', 'username')
    await expect.element(secret).toHaveAttribute('autocomplete', 'current-password')
    await link('Create one').click()
    await expect.element(dialog('Create an account')).toBeVisible()
    await link('Sign in.').click()
    await link('Forgot your password?').click()
    await expect.element(dialog('Reset your password')).toBeVisible()
    await link('Back to sign in').click()
    await expect.element(dialog('Sign In')).toBeVisible()
  })

  test('registration has its fields, and the opt-in box ticked in the US', async () => {
    await modal({ open: true }, { settings: { country: 'US' } })
    await expect.element(dialog('Create an account')).toBeVisible()
    await expect.element(page.getByLabelText('First name')).toHaveFocus()
    for (const name of ['First name', 'Last name', 'Email address', 'Password']) {
      await expect.element(page.getByLabelText(name)).toBeVisible()
    }
    await expect.element(secret).toHaveAttribute('autocomplete', 'new-password')
    await expect.element(secret).toHaveAccessibleDescription(/^At least 10 characters One digit/)
    await expect.element(page.getByRole('checkbox')).toBeChecked()
  })

  test('profile_settings lists every choice and a blank one', async () => {
    await modal({ open: true, screen: 'profile_settings' }, newReader)
    await expect.element(dialog('Your account has been created.')).toBeVisible()
    await expect.element(page.getByText('Optional: Tell us a bit about yourself')).toBeVisible()
    const counts = { 'Job title': 13, 'Company size': 8, Industry: 24 }
    for (const [name, count] of Object.entries(counts)) {
      const select = page.getByLabelText(name).element() as HTMLSelectElement
      expect(select.value).toBe('')
      expect(select.options).toHaveLength(count + 1)
    }
    await expect.element(button('Submit')).toBeVisible()
    await expect.element(button('Maybe later')).toBeVisible()
  })

  test('Maybe later closes the modal and reloads the page', async () => {
    const { environment } = await modal({ open: true, screen: 'profile_settings' }, newReader)
    await button('Maybe later').click()
    await expect.poll(() => environment.journeys).toEqual(['reload'])
  })
})

describe('problems', () => {
  test('sign-in marks empty fields and an e-mail with a space', async () => {
    await modal({ open: true, screen: 'sign-in' })
    await expect.element(button('Sign In')).toHaveAttribute('aria-disabled', 'true')
    await press('Sign In')
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveAccessibleDescription(required)
    await expect.element(secret).toHaveAccessibleDescription(required)
    await email.fill('rea der@example.com')
    await secret.fill('x')
    await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address.')
    await email.fill('reader')
    await expect.element(email).toHaveAccessibleDescription('')
    await expect.element(button('Sign In')).not.toHaveAttribute('aria-disabled')
  })

  test('registration marks empty fields, a bad e-mail and a weak password', async () => {
    await modal({ open: true })
    await press('Create account')
    await expect.element(page.getByLabelText('First name')).toHaveFocus()
    for (const name of ['First name', 'Last name', 'Email address']) {
      await expect.element(page.getByLabelText(name)).toHaveAccessibleDescription(required)
    }
    await email.fill('nora@example')
    await expect.element(email).toHaveAccessibleDescription('Email address is not valid.')
    const weak = ['Sh0rt#', 'correct#horse9', 'CORRECT#HORSE9', 'Correct#Horse', 'Correct9Horse']
    for (const each of [...weak, 'Correct #Horse9']) {
      await secret.fill(each)
      await expect
        .element(secret)
        .toHaveAccessibleDescription(/must be at least 10 characters .* no spaces\./)
    }
    await secret.fill('Correct#Horse9')
    await expect.element(secret).toHaveAccessibleDescription(/^At least 10 characters One digit/)
  })

  test('Get Help shows while the form is invalid and the e-mail was touched', async () => {
    await modal({ open: true, screen: 'forgot-password' })
    await expect.element(email).toHaveFocus()
    await expect.element(link('Get Help')).not.toBeInTheDocument()
    await email.fill('reader')
    await userEvent.keyboard('{Tab}')
    await expect
      .element(link('Get Help'))
      .toHaveAttribute('href', 'https://publisher.example/subscriber-help')
    await expect.element(link('Get Help')).toHaveAttribute('target', '_blank')
    await email.fill('reader@example.com')
    await expect.element(link('Get Help')).not.toBeInTheDocument()
  })

  test('Get Help does not move the button when it appears', async () => {
    await modal({ open: true, screen: 'forgot-password' })
    await expect.element(email).toHaveFocus()
    const place = () => button('Send link').element().getBoundingClientRect().top
    const before = place()
    await userEvent.keyboard('{Tab}')
    await expect.element(link('Get Help')).toBeVisible()
    expect(place()).toBe(before)
  })

  test('a refusal marks the e-mail, keeps the values and is announced', async () => {
    await modal({ open: true, screen: 'sign-in' })
    await email.fill('reader@example.com')
    await secret.fill('wrong')
    await userEvent.keyboard('{Enter}')
    const alert = page.getByRole('alert')
    await expect.element(alert.getByText(/You have 4 tries left\.$/)).toBeVisible()
    await expect.element(email).toHaveAttribute('aria-invalid', 'true')
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveValue('reader@example.com')
    await expect.element(secret).toHaveValue('wrong')
  })

  test('a restricted reader gets a link to customer service and a number to call', async () => {
    const settings = { customerServicePhone: '1-800-555-0142' }
    await modal({ open: true, screen: 'sign-in' }, { settings })
    await email.fill('restricted@example.com')
    await secret.fill(password)
    await userEvent.keyboard('{Enter}')
    const service = page.getByRole('alert').getByRole('link', { name: 'Customer Service' })
    await expect
      .element(service)
      .toHaveAttribute('href', expect.stringMatching(/\/subscriber-help#contact-customer-service$/))
    await expect.element(link('Call 1-800-555-0142')).toHaveAttribute('href', 'tel:18005550142')
  })

  test('the link of a taken e-mail leads to sign-in and fills the e-mail in', async () => {
    await modal({ open: true })
    await page.getByLabelText('First name').fill('Robin')
    await page.getByLabelText('Last name').fill('Reader')
    await email.fill('reader@example.com')
    await secret.fill('Correct#Horse9')
    await button('Create account').click()
    await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click()
    await expect.element(dialog('Sign In')).toBeVisible()
    await expect.element(email).toHaveValue('reader@example.com')
  })
})

describe('drafts', () => {
  test('drafts survive an accidental closing, the password does not', async () => {
    const { state } = await modal({ open: true, screen: 'sign-in' })
    await email.fill('reader@example.com')
    ;(secret.element() as HTMLInputElement).value = 'filled silently'
    ;(email.element() as HTMLInputElement).value = 'filled@example.com'
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('Sign In')).not.toBeInTheDocument()
    void state.auth.open()
    // A password manager sets a value without an event.
    await expect.element(email).toHaveValue('filled@example.com')
    await expect.element(secret).toHaveValue('')
  })

  test('the e-mail moves along to the next screen', async () => {
    await modal({ open: true, screen: 'sign-in' })
    await email.fill('reader@example.com')
    await link('Forgot your password?').click()
    await expect.element(email).toHaveValue('reader@example.com')
  })
})

test('a reader signs in by keyboard, and focus returns to the opener', async () => {
  const { state, environment } = await modal()
  const opener = place('button', { type: 'button' }, 'Open it')
  opener.addEventListener('click', () => void state.auth.open())
  opener.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(email).toHaveFocus()
  await userEvent.keyboard(`reader@example.com{Tab}${password}{Enter}`)
  await expect.poll(() => environment.journeys).toEqual(['reload'])
  await expect.element(page.getByRole('button', { name: 'Open it' })).toHaveFocus()
})

test('the message of forgot-password keeps the modal open while it has focus', async () => {
  const { state, environment } = await modal({ open: true, screen: 'forgot-password' })
  // The previous test may have left the pointer where the message appears.
  await page.getByRole('heading').hover()
  await email.fill('reader@example.com')
  await userEvent.keyboard('{Enter}')
  const sent =
    'If your email is registered with us, you will receive an email with a link to reset your password.'
  await expect.element(page.getByText(sent)).toBeVisible()
  // The page's live region announces it. A second one would repeat it.
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
  ;(link('Back to sign in').element() as HTMLElement).focus()
  await expectFocus(link('Back to sign in'))
  environment.advance(60_000)
  await expect.element(page.getByText(sent)).toBeVisible()
  ;(button('Close').element() as HTMLElement).focus()
  await expect
    .poll(() => {
      environment.advance(5000)
      return state.auth.$auth.get().step
    })
    .toBe('closed')
  expect(state.liveRegion.$announcement.get().text).toBe(sent)
})

test('the message of forgot-password closes once the pointer has left it', async () => {
  const { state, environment } = await modal({ open: true, screen: 'forgot-password' })
  await email.fill('reader@example.com')
  await button('Send link').click()
  await expect.element(page.getByText(/^If your email/)).toBeVisible()
  await page.getByText(/^If your email/).hover()
  environment.advance(60_000)
  expect(state.auth.$auth.get().step).toBe('open')
  await page.getByRole('heading').hover()
  await expect
    .poll(() => {
      environment.advance(5000)
      return state.auth.$auth.get().step
    })
    .toBe('closed')
})

test('targets outside of sentences are at least 24 px high and wide', async () => {
  const { state } = await modal({}, newReader)
  const screens = {
    'sign-in': 'Sign In',
    registration: 'Create an account',
    'forgot-password': 'Reset your password',
    profile_settings: 'Your account has been created.',
  }
  for (const [screen, title] of Object.entries(screens)) {
    void state.auth.open({ screen })
    await expect.element(dialog(title)).toBeVisible()
    const lines = [...page.getByRole('link').elements(), ...page.getByRole('button').elements()]
    for (const target of lines) {
      // A link in a sentence is as high as its line.
      if (target.parentElement?.textContent?.trim() !== target.textContent?.trim()) continue
      const { width, height } = target.getBoundingClientRect()
      expect(Math.min(width, height), target.textContent ?? '').toBeGreaterThanOrEqual(24)
    }
  }
})

test('two modals on a page share no id, and one of them is visible', async () => {
  const { state } = await modal()
  const second = place(tag, { screen: 'registration' })
  void state.auth.open()
  await expect.element(dialog('Sign In')).toBeVisible()
  second.setAttribute('open', '')
  await expect.element(dialog('Create an account')).toBeVisible()
  await expect.element(dialog('Sign In')).not.toBeInTheDocument()
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the properties of the modal agree with its attributes', async () => {
  const { elements, state } = await modal()
  const [element] = elements as [HTMLElement & AuthAttributes]
  void state.auth.open({ screen: 'registration', fromPaywall: true })
  expect(element.open).toBe(true)
  expect(element.hasAttribute('open')).toBe(true)
  expect([element.screen, element.getAttribute('screen')]).toEqual(['registration', 'registration'])
  expect(element.fromPaywall).toBe(true)
  Object.assign(element, { open: false })
  expect(state.auth.$auth.get().step).toBe('closed')
  expect(element.hasAttribute('screen')).toBe(false)
})
