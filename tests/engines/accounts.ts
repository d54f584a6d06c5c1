/** Signing in, registering, a forgotten password. */
import { expect } from 'vitest'
import { type Journeys, password, type Site } from './journey.ts'
import type { Step } from './sight.ts'

const reader = 'reader@example.com'
const newPassword = 'Correct#Horse9'

export const signsIn = async (site: Site, secret = password) => {
  await site.sees(['dialog', 'Sign In'])
  await site.fills('Email address', reader, ['dialog'])
  await site.fills('Password', secret, ['dialog'])
  await site.hits('Enter')
}

/** The path of the link in the first mail. */
const mailedLink = async (site: Site) => {
  const [mail] = await site.mock.mailbox()
  return /\/reset-password\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
}

export const accounts: Journeys = {
  'a wrong password: what was typed stays, and the right one signs in': async (site) => {
    await site.opens('/2026/10/handing-over-without-hovering')
    await site.presses(['banner'], ['button', 'Sign In'])
    await site.isAt(['dialog', 'Sign In'], ['textbox', 'Email address'])
    await site.types(reader)
    await site.hits('Tab')
    await site.isAt(['textbox', 'Password'])
    await site.types('wrong')
    await site.hits('Enter')
    await site.reads('You have 4 tries left.', ['dialog'], ['alert'])
    expect((await site.sees(['textbox', 'Email address'])).value).toBe(reader)
    expect((await site.sees(['textbox', 'Password'])).value).toBe('wrong')
    await site.fills('Password', password)
    await site.presses(['dialog'], ['button', 'Sign In'])
    await site.sees(['banner'], ['button', 'Robin Reader'])
    await site.seesNo(['dialog'])
  },

  'a guest registers, is asked for a profile, and is known': async (site) => {
    await site.opens('/')
    await site.presses(['banner'], ['button', 'Register'])
    await site.sees(['dialog', 'Create an account'])
    await site.presses(['dialog'], ['button', 'Create account'])
    await site.isAt(['textbox', 'First name'])
    await site.reads('This field is required.', ['dialog'])
    await site.fills('First name', 'Nora')
    await site.fills('Last name', 'New')
    await site.fills('Email address', 'nora@example.com')
    await site.fills('Password', newPassword)
    await site.hits('Enter')
    await site.sees(['dialog', 'Your account has been created.'])
    await site.chooses('Job title', 'Analyst')
    await site.chooses('Industry', 'Food & Beverage')
    await site.presses(['button', 'Submit'])
    await site.sees(['banner'], ['button', '~Nora New'])
    await site.seesNo(['dialog'])
    const profile = await site.runs(() => fetch('/api/user/profile').then((it) => it.json()))
    expect(profile).toMatchObject({ jobTitle: 'Analyst', industry: 'Food & Beverage' })
    expect(await site.mock.calls('/api/user/register')).toHaveLength(1)
  },

  'a forgotten password: the mailed link leads to a new one, which signs in': async (site) => {
    await site.opens('/')
    await site.presses(['banner'], ['button', 'Sign In'])
    await site.presses(['dialog'], ['link', 'Forgot your password?'])
    await site.sees(['dialog', 'Reset your password'])
    await site.fills('Email address', reader)
    await site.hits('Enter')
    await site.reads('If your email is registered with us')
    await site.opens(await mailedLink(site))
    await site.sees(['textbox', 'New password'])
    // The token leaves the address.
    await site.isOn('/reset-password')
    await site.fills('New password', newPassword)
    await site.hits('Enter')
    await site.reads('Your password has been changed.')
    await site.presses(['main'], ['button', 'Sign In'])
    await signsIn(site, newPassword)
    await site.sees(['banner'], ['button', 'Robin Reader'])
  },

  'the page that the browser has kept shows nobody who has signed out': async (site) => {
    await site.isKnownAs(reader)
    await site.opens('/privacy-policy')
    await site.sees(['banner'], ['button', 'Robin Reader'])
    await site.opens('/my-library')
    await site.sees(['region', 'My Library'], ['article'])
    await site.presses(['contentinfo'], ['link', 'The Latest'])
    await site.isOn('/the-latest')
    await site.presses(['banner'], ['button', 'Robin Reader'])
    await site.presses(['banner'], ['button', 'Log out'])
    await site.sees(['banner'], ['button', 'Sign In'])
    await site.back()
    await site.sees(['banner'], ['button', 'Sign In'])
    await site.back()
    await site.sees(['banner'], ['button', 'Sign In'])
    expect(await site.allText()).not.toMatch(/Robin|Strategy 2026/)
  },

  'a password is reset in another tab: the form in the first one takes the new password': async (
    site,
  ) => {
    await site.opens('/')
    await site.presses(['banner'], ['button', 'Sign In'])
    await site.presses(['dialog'], ['link', 'Forgot your password?'])
    await site.fills('Email address', reader)
    await site.hits('Enter')
    await site.reads('If your email is registered with us')
    await site.inTab(1)
    await site.opens(await mailedLink(site))
    await site.fills('New password', newPassword)
    await site.hits('Enter')
    await site.reads('Your password has been changed.')
    await site.inTab(0)
    await site.hits('Escape')
    await site.seesNo(['dialog'])
    await site.presses(['banner'], ['button', 'Sign In'])
    await signsIn(site, newPassword)
    await site.sees(['banner'], ['button', 'Robin Reader'])
    await site.inTab(1)
    await site.sees(['banner'], ['button', 'Robin Reader'])
  },

  'a reader who signs out in one tab is signed out in the other': async (site) => {
    await site.isKnownAs(reader)
    await site.opens('/my-library')
    await site.sees(['region', 'My Library'], ['article'])
    await site.inTab(1)
    await site.opens('/')
    await site.presses(['banner'], ['button', 'Robin Reader'])
    await site.presses(['banner'], ['button', 'Log out'])
    await site.sees(['banner'], ['button', 'Sign In'])
    await site.inTab(0)
    await site.sees(['banner'], ['button', 'Sign In'])
    await site.seesNo(['region', 'My Library'], ['article'])
    expect(await site.allText()).not.toMatch(/Robin|Strategy 2026/)
  },

  'a guest signs in at the gate of an article and reads the rest': async (site) => {
    await site.opens('/2026/11/the-meeting-that-decides-nothing')
    const gate: Step = ['region', 'Keep reading with a free account']
    await site.presses(gate, ['button', 'Sign In'])
    await signsIn(site)
    await site.reads('Leeds, by the way, is still open')
    await site.seesNo(gate)
    await site.reads('3 free articles left')
  },

  'by keyboard throughout: sign in, change the profile, log out': async (site) => {
    await site.opens('/account')
    await site.tabsTo(['banner'], ['button', 'Sign In'])
    await site.hits('Enter')
    await site.isAt(['dialog', 'Sign In'], ['textbox', 'Email address'])
    await site.types(reader)
    await site.tabsTo(['dialog'], ['textbox', 'Password'])
    await site.types(password)
    await site.tabsTo(['dialog'], ['button', 'Sign In'])
    await site.hits('Space')
    await site.sees(['banner'], ['button', 'Robin Reader'])
    await site.finds('filled', ({ value }) => value === 'Robin Reader', ['textbox', 'Name'])
    await site.tabsTo(['textbox', 'Name'])
    await site.hits('Control+a')
    await site.types('Rob Reader')
    await site.tabsTo(['button', 'Save profile'])
    await site.hits('Enter')
    await site.reads('Your profile has been saved.')
    const account: Step = ['button', 'Rob Reader']
    await site.tabsBackTo(['banner'], account)
    await site.hits('Enter')
    await site.tabsTo(['banner'], ['button', 'Log out'])
    await site.hits('Enter')
    await site.sees(['banner'], ['button', 'Sign In'])
  },

  'a German reader sends an empty form, signs in and follows a topic': async (site) => {
    await site.opens('/de')
    await site.presses(['banner'], ['button', 'Anmelden'])
    await site.isAt(['dialog', 'Anmelden'], ['textbox', 'E-Mail-Adresse'])
    await site.hits('Enter')
    await site.reads('Bitte füllen Sie dieses Feld aus.', ['dialog'])
    await site.hasNoAxeViolation()
    await site.fills('E-Mail-Adresse', 'reader.de@example.com', ['dialog'])
    await site.fills('Passwort', password, ['dialog'])
    await site.hits('Enter')
    await site.sees(['banner'], ['button', 'Dieter Leser'])
    await site.presses(['button', 'Folgen: Strategie'])
    await site.reads('Sie folgen jetzt Strategie.')
  },
}
