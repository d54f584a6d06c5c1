/** Signing in, registering, a forgotten password, the gate. */
import { password } from '../engines/journey.ts'
import type { Step } from '../engines/sight.ts'
import type { HeardJourneys } from './journey.ts'

const article = '/2026/10/handing-over-without-hovering'

const fields: readonly [Step, Step] = [
  ['textbox', 'Email address'],
  ['button', 'Close'],
]

export const accounts: HeardJourneys = {
  'A reader signs in': {
    path: article,
    steps: [
      {
        does: 'Presses Sign In in the header',
        act: (reader) => reader.enters('button', 'Sign In'),
        hears: ['Sign In dialog', 'Email address'],
        opens: ['Sign In', ...fields, ['button', 'Sign In']],
      },
      {
        does: 'Types the e-mail address and goes to the password',
        act: async (reader) => {
          await reader.writes('reader@example.com')
          await reader.keys('Tab')
        },
        hears: ['Password'],
      },
      {
        does: 'Types the password and presses Enter',
        act: async (reader) => {
          await reader.writes(password)
          await reader.keys('Return')
        },
        hears: ['You are signed in as Robin Reader.'],
      },
    ],
  },

  'A wrong password is refused': {
    path: article,
    steps: [
      {
        does: 'Presses Sign In in the header',
        act: (reader) => reader.enters('button', 'Sign In'),
        hears: ['Sign In dialog', 'Email address'],
        opens: ['Sign In', ...fields, ['button', 'Sign In']],
      },
      {
        does: 'Sends a wrong password',
        act: async (reader) => {
          await reader.writes('reader@example.com')
          await reader.keys('Tab')
          await reader.writes('wrong')
          await reader.keys('Return')
        },
        hears: ['Email address', 'invalid entry', 'You have 4 tries left.'],
      },
      {
        does: 'Sends another wrong password',
        act: async (reader) => {
          await reader.keys('Tab', 'ctrl+a')
          await reader.writes('also wrong')
          await reader.keys('Return')
        },
        hears: ['invalid entry', 'You have 3 tries left.'],
      },
    ],
  },

  'An empty form is sent twice': {
    path: article,
    steps: [
      {
        does: 'Presses Sign In in the header',
        act: (reader) => reader.enters('button', 'Sign In'),
        hears: ['Sign In dialog', 'Email address'],
        opens: ['Sign In', ...fields, ['button', 'Sign In']],
      },
      {
        does: 'Presses Enter',
        act: (reader) => reader.keys('Return'),
        hears: ['This field is required.'],
      },
      {
        does: 'Presses Enter again',
        act: (reader) => reader.keys('Return'),
        hears: ['This field is required.'],
      },
      {
        does: 'Types the e-mail address and presses Enter',
        act: async (reader) => {
          await reader.writes('reader@example.com')
          await reader.keys('Return')
        },
        hears: ['Password', 'This field is required.'],
      },
    ],
  },

  'A guest registers': {
    path: article,
    steps: [
      {
        does: 'Presses Register in the header',
        act: (reader) => reader.enters('button', 'Register'),
        hears: ['Create an account dialog', 'First name'],
        opens: ['Create an account', ...fields, ['button', 'Create account']],
      },
      {
        does: 'Fills in the names, the e-mail address and a password that is too short',
        act: async (reader) => {
          await reader.writes('Nora')
          await reader.keys('Tab')
          await reader.writes('New')
          await reader.keys('Tab')
          await reader.writes('nora@example.com')
          await reader.keys('Tab')
          await reader.writes('short')
          await reader.keys('Return')
        },
        hears: ['Last name', 'Email address', 'Password password text', 'Still missing'],
      },
      {
        does: 'Types a good password and presses Enter',
        act: async (reader) => {
          await reader.keys('ctrl+a')
          await reader.writes('Correct#Horse9')
          await reader.keys('Return')
        },
        hears: ['Your account has been created. Optional: Tell us a bit about yourself'],
        opens: ['Your account has been created.', ['combobox', 'Job title'], ['button', 'Submit']],
      },
    ],
  },

  'A reader resets a forgotten password': {
    path: article,
    steps: [
      {
        does: 'Presses Sign In in the header',
        act: (reader) => reader.enters('button', 'Sign In'),
        hears: ['Sign In dialog', 'Email address'],
        opens: ['Sign In', ...fields, ['link', 'Forgot your password?']],
      },
      {
        does: 'Follows the link “Forgot your password?”',
        act: (reader) => reader.enters('link', 'Forgot your password?'),
        hears: ['Forgot your password?', 'Reset your password Enter your email address'],
        opens: ['Reset your password', ...fields, ['button', 'Send link']],
      },
      {
        does: 'Goes to the e-mail address, types it and presses Enter',
        act: async (reader) => {
          await reader.keys('Tab', 'Tab')
          await reader.isAt(['dialog'], ['textbox', 'Email address'])
          await reader.writes('reader@example.com')
          await reader.keys('Return')
        },
        hears: ['Email address', 'If your email is registered with us'],
      },
      {
        does: 'Opens the link in the mail',
        act: async (reader) => {
          const [mail] = await reader.mock.mailbox()
          await reader.opens(/\/reset-password\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '')
        },
        hears: ['Finished loading'],
      },
      {
        does: 'Types a password that is too short and presses Enter',
        act: async (reader) => {
          await reader.goesTo('field', 'New password')
          await reader.writes('short')
          await reader.keys('Return')
        },
        hears: ['New password', 'Password must be at least 10 characters'],
      },
      {
        does: 'Types a good password and presses Enter',
        act: async (reader) => {
          await reader.keys('ctrl+a')
          await reader.writes('Correct#Horse9')
          await reader.keys('Return')
        },
        hears: ['Your password has been changed'],
      },
    ],
  },

  'A guest meets the gate': {
    path: '/2026/11/the-meeting-that-decides-nothing',
    steps: [
      {
        does: 'Goes to the gate by headings',
        act: (reader) => reader.keys('h', 'h'),
        hears: ['Keep reading with a free account'],
      },
      {
        does: 'Presses the first button of the gate',
        act: (reader) => reader.enters('button', 'Register'),
        hears: ['Create an account dialog', 'First name'],
        opens: ['Create an account', ...fields, ['button', 'Create account']],
      },
    ],
  },
}
