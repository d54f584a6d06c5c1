/** Signing in, registering, a forgotten password. */
import { expect } from 'vitest'
import { type Journeys, password, type Site } from './journey.ts'

const reader = 'reader@example.com'
const newPassword = 'Correct#Horse9'

export const signsIn = async (site: Site, secret = password) => {
  await site.sees(['dialog', 'Sign In'])
  await site.fills('Email address', reader, ['dialog'])
  await site.fills('Password', secret, ['dialog'])
  await site.hits('Enter')
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
    const [mail] = await site.mock.mailbox()
    await site.opens(/\/reset-password\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '')
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
}
