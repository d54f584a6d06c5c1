import { newsletterMessages } from '@bindery/widgets/newsletter/newsletter.messages.ts'
import newsletterList from '@bindery/widgets/newsletter/newsletter-list.element.ts'
import type { ListView, Row } from '@bindery/widgets/newsletter/newsletter-list.view.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { book } from '../book.ts'
import { type ElementViewProps, elementView } from '../element-view.tsx'

type List = Extract<ListView, { step: 'list' }>

const words = newsletterMessages(book).get()
const row = (name: string, more: Partial<Row> = {}): Row => ({
  thing: { type: 'newsletter', id: name, name },
  description: 'One idea to have in mind before the first meeting.',
  frequency: 'Every weekday',
  followed: false,
  error: '',
  ...more,
})
const subscribersOnly = {
  thing: { type: 'newsletter', id: 'the-long-table', name: 'The Long Table', only: 'subscribers' },
} as const
const props = {
  words,
  follow: action('follow'),
  unfollow: action('unfollow'),
  ask: action('ask'),
  unfollowAll: action('unfollowAll'),
  reload: action('reload'),
}
const resting = { step: 'resting', news: null, error: '' } as const
const byEmail: List['byEmail'] = {
  stage: { step: 'filling', problem: null },
  drafts: {},
  news: '',
  validate: ({ email = '' }) => (email.includes('@') ? {} : { email: words.wrongEmail }),
  submit: async (values) => action('submit')(values),
  draft: () => {},
}
const list = (more: Partial<List> = {}): ListView => ({
  ...props,
  step: 'list',
  newsletters: [
    row('The Morning Bell', { followed: true }),
    row('Figures', { frequency: 'Every Wednesday' }),
    row('The Long Table', subscribersOnly),
  ],
  campaigns: [row('Halyard Live', { frequency: 'Before each event' })],
  starters: [],
  ending: resting,
  mails: 1,
  byEmail: null,
  ...more,
})

const meta: Meta<ElementViewProps<ListView>> = {
  title: 'newsletter/Newsletter list',
  component: elementView(newsletterList, () => 'Ten letters, each about one thing.'),
  args: { view: list() },
}
export default meta
type Story = StoryObj<ElementViewProps<ListView>>

export const SignedIn: Story = {}
export const Guest: Story = { args: { view: list({ ending: null, mails: 0, byEmail }) } }
export const NothingFollowed: Story = {
  args: {
    view: list({
      newsletters: [row('Figures')],
      mails: 0,
      starters: [
        row('Strategy', { description: '', frequency: '' }),
        row('Economics', { description: '', frequency: '', followed: true }),
      ],
    }),
  },
}
export const SubscribersOnly: Story = {
  args: {
    view: list({
      newsletters: [
        row('The Long Table', {
          ...subscribersOnly,
          error: 'The Long Table is for subscribers only.',
        }),
      ],
    }),
  },
}
export const ConfirmsUnsubscribe: Story = {
  args: { view: list({ ending: { ...resting, step: 'asking' } }) },
}
export const Unsubscribing: Story = {
  args: { view: list({ ending: { ...resting, step: 'sending' } }) },
}
export const Unsubscribed: Story = {
  args: { view: list({ mails: 0, ending: { ...resting, news: 'done' } }) },
}
export const UnsubscribeFailed: Story = {
  args: {
    view: list({ ending: { ...resting, error: 'Something went wrong. Please try again.' } }),
  },
}
export const WrongEmail: Story = {
  args: {
    view: list({
      ending: null,
      byEmail: {
        ...byEmail,
        drafts: { email: 'gus' },
        stage: { step: 'filling', problem: { fields: { email: words.wrongEmail } } },
      },
    }),
  },
}
export const SignedUpByEmail: Story = {
  args: {
    view: list({
      ending: null,
      byEmail: { ...byEmail, news: words.signedUp({ email: 'gus@example.com', name: 'Figures' }) },
    }),
  },
}
export const LoadFailed: Story = {
  args: {
    view: { ...props, step: 'failed', why: 'No connection. Check your network and try again.' },
  },
}
export const ShowsChildren: Story = { args: { view: null } }
export const Scene: Story = {
  render: () => createElement('bindery-newsletter-list'),
  parameters: { scene: true },
}
