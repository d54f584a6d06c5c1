import registration from '@bindery/widgets/subscriber/registration/subscriber-registration.element.ts'
import type {
  RegistrationProps,
  RegistrationView,
} from '@bindery/widgets/subscriber/registration/subscriber-registration.model.ts'
import { registrationMessages } from '@bindery/widgets/subscriber/subscriber.messages.ts'
import '@bindery/widgets/auth/modal/auth-modal.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { expect, within } from 'storybook/test'
import { book } from '../book.ts'
import { type ElementViewProps, elementView } from '../element-view.tsx'
import { drafts, formProps, paula, press, problemFor, refusal } from './subscriber-view.ts'

const props: RegistrationProps = {
  ...formProps,
  tagWords: registrationMessages(book).get(),
  returnPath: '/2025/03/an-article',
  submit: async () => action('submit')(),
}
const form = {
  step: 'form',
  problem: null,
  sending: false,
  emailUnreadable: false,
  captcha: false,
} as const
const view = (more: object = {}, typed: RegistrationProps['drafts'] = {}): RegistrationView => ({
  ...props,
  ...form,
  drafts: { ...props.drafts, ...typed },
  ...more,
})
const fields = ['email', 'accountNumber', 'password', 'optIn']
const refused = async (...failure: Parameters<typeof refusal>) =>
  view({ problem: await problemFor(refusal(...failure), fields) }, drafts)

const meta: Meta<ElementViewProps<RegistrationView>> = {
  title: 'subscriber/Subscriber registration',
  component: elementView(registration, () => <p>Call 1-800-555-0142.</p>),
  args: { view: view({}, { email: drafts.email }) },
}
export default meta
type Story = StoryObj<ElementViewProps<RegistrationView>>

export const FromLink: Story = {}
export const ShowsChildren: Story = { args: { view: null } }
export const WithoutEmail: Story = { args: { view: view() } }
export const EmailUnreadable: Story = { args: { view: view({ emailUnreadable: true }) } }
export const OutsideTheUnitedStates: Story = { args: { view: view({}, { optIn: '' }) } }
export const WithCaptchaNotice: Story = { args: { view: view({ captcha: true }, drafts) } }
export const Filled: Story = { args: { view: view({}, drafts) } }
export const Required: Story = { args: { view: view() }, play: press('Create account') }
export const WeakPassword: Story = {
  args: { view: view({}, { ...drafts, password: 'weak' }) },
  play: press('Create account'),
}
export const Sending: Story = { args: { view: view({ sending: true }, drafts) } }
export const NoneFound: Story = { args: { view: await refused('no_active_subscription', 404) } }
export const AccountExists: Story = { args: { view: await refused('account_exists', 409) } }
export const Unavailable: Story = { args: { view: await refused('username_unavailable', 409) } }
export const Restricted: Story = { args: { view: await refused('user_restricted', 403) } }
export const NumberRefused: Story = {
  args: {
    view: await refused('invalid_fields', 400, {
      errors: [{ field: 'accountNo', message: 'must be ten digits' }],
    }),
  },
}
export const Busy: Story = {
  args: {
    view: view(
      { problem: await problemFor({ kind: 'busy', retryAfterMs: 60_000 }, fields) },
      drafts,
    ),
  },
}
export const TimedOut: Story = {
  args: { view: view({ problem: await problemFor({ kind: 'timeout' }, fields) }, drafts) },
}
export const SignedIn: Story = {
  args: { view: { ...props, step: 'signed-in', subscriber: paula } },
}

const path = `/subscriber-registration?emailAddress=${encodeURIComponent(btoa(drafts.email))}`

/** The whole tag on the page to which a print subscriber is sent. */
export const Scene: Story = {
  render: () => (
    <>
      {createElement('bindery-subscriber-registration', {}, <p>Call 1-800-555-0142.</p>)}
      {createElement('bindery-auth-modal')}
    </>
  ),
  parameters: { scene: { reader: 'guest', path } },
  play: async ({ canvasElement }) => {
    const email = await within(canvasElement).findByLabelText('Email address')
    await expect(email).toHaveValue(drafts.email)
  },
}
