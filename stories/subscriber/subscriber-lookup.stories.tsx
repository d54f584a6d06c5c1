import lookup from '@bindery/widgets/subscriber/lookup/subscriber-lookup.element.ts'
import type {
  LookupProps,
  LookupStep,
  LookupView,
} from '@bindery/widgets/subscriber/lookup/subscriber-lookup.model.ts'
import { lookupMessages } from '@bindery/widgets/subscriber/subscriber.messages.ts'
import '@bindery/widgets/auth/modal/auth-modal.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { expect, userEvent, within } from 'storybook/test'
import { book } from '../book.ts'
import { type ElementViewProps, elementView } from '../element-view.tsx'
import { drafts, formProps, paula, press, problemFor, refusal } from './subscriber-view.ts'

const view = (step: LookupStep, props: Partial<LookupProps> = {}): LookupView => ({
  ...formProps,
  tagWords: lookupMessages(book).get(),
  search: async () => action('search')(),
  verify: async () => action('verify')(),
  back: action('back'),
  ...props,
  ...step,
})

const found = {
  ...drafts,
  emailAddress: drafts.email,
  firstName: 'Paula',
  lastName: 'Print',
  subscriptionSourceCode: 'CDS_US',
}
const search = { step: 'search', problem: null, sending: false } as const
const verify = { step: 'verify', found, captcha: false, problem: null, sending: false } as const
const searched = async (...failure: Parameters<typeof refusal>) =>
  view(
    { ...search, problem: await problemFor(refusal(...failure), ['email', 'accountNumber']) },
    { drafts },
  )
const verified = async (...failure: Parameters<typeof refusal>) =>
  view(
    { ...verify, problem: await problemFor(refusal(...failure), ['password', 'optIn']) },
    { drafts },
  )

const meta: Meta<ElementViewProps<LookupView>> = {
  title: 'subscriber/Subscriber lookup',
  component: elementView(lookup, () => <p>Call 1-800-555-0142.</p>),
  args: { view: view(search) },
}
export default meta
type Story = StoryObj<ElementViewProps<LookupView>>

export const Empty: Story = {}
export const ShowsChildren: Story = { args: { view: null } }
export const Filled: Story = { args: { view: view(search, { drafts }) } }
export const Required: Story = { play: press('Find subscription') }
export const InvalidEmail: Story = {
  args: { view: view(search, { drafts: { ...drafts, email: 'print' } }) },
  play: press('Find subscription'),
}
export const Searching: Story = { args: { view: view({ ...search, sending: true }, { drafts }) } }
export const NoneFound: Story = { args: { view: await searched('no_active_subscription', 404) } }
export const AccountExists: Story = { args: { view: await searched('account_exists', 409) } }
export const Busy: Story = {
  args: {
    view: view(
      {
        ...search,
        problem: await problemFor({ kind: 'busy', retryAfterMs: 900_000 }, [
          'email',
          'accountNumber',
        ]),
      },
      { drafts },
    ),
  },
}
export const SearchFailed: Story = {
  args: {
    view: view({ ...search, problem: await problemFor({ kind: 'server' }, []) }, { drafts }),
  },
}
export const Found: Story = { args: { view: view(verify) } }
export const FoundWithoutName: Story = {
  args: { view: view({ ...verify, found: { ...found, firstName: '' } }) },
}
export const FoundOutsideTheUnitedStates: Story = {
  args: { view: view(verify, { drafts: { optIn: '' } }) },
}
export const FoundWithCaptchaNotice: Story = { args: { view: view({ ...verify, captcha: true }) } }
export const WeakPassword: Story = {
  args: { view: view(verify, { drafts: { password: 'weak' } }) },
  play: press('Verify subscription'),
}
export const Verifying: Story = { args: { view: view({ ...verify, sending: true }, { drafts }) } }
export const PasswordRefused: Story = {
  args: {
    view: await verified('invalid_fields', 400, {
      errors: [{ field: 'password', message: 'This password is too common.' }],
    }),
  },
}
export const Unavailable: Story = { args: { view: await verified('username_unavailable', 409) } }
export const Restricted: Story = { args: { view: await verified('user_restricted', 403) } }
export const NoLongerActive: Story = {
  args: { view: await verified('no_active_subscription', 404) },
}
export const VerifyOffline: Story = {
  args: {
    view: view({ ...verify, problem: await problemFor({ kind: 'offline' }, []) }, { drafts }),
  },
}
export const SignedIn: Story = { args: { view: view({ step: 'signed-in', subscriber: paula }) } }
export const SignedInWithoutDetails: Story = {
  args: {
    view: view({
      step: 'signed-in',
      subscriber: { name: 'Paula Print', accountNumber: '', term: '', until: '' },
    }),
  },
}
export const VerifyUrlRefused: Story = { args: { view: view({ step: 'closed' }) } }

/** The whole tag. Find 1234567890 of print@example.com and verify it. */
export const Scene: Story = {
  render: () => (
    <>
      {createElement('bindery-subscriber-lookup', {}, <p>Call 1-800-555-0142.</p>)}
      {createElement('bindery-auth-modal')}
    </>
  ),
  parameters: { scene: { reader: 'guest' } },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.type(await form.findByLabelText('Email address'), 'print@example.com')
    await userEvent.type(form.getByLabelText('Account number'), '1234567890')
    await userEvent.click(form.getByRole('button', { name: 'Find subscription' }))
    await expect(await form.findByLabelText('Password')).toBeVisible()
  },
}
