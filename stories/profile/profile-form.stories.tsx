import type { Failure } from '@bindery/state/client/failure.ts'
import { problemOf } from '@bindery/state/client/form-problem.ts'
import { defaultSettings } from '@bindery/state/settings/settings.ts'
import { profileMessages } from '@bindery/widgets/profile/profile.messages.ts'
import type { ProfileForm, ProfileView } from '@bindery/widgets/profile/profile.model.ts'
import profileForm from '@bindery/widgets/profile/profile-form.element.ts'
import { validationErrors } from '@bindery/widgets/profile/profile-values.ts'
import '@bindery/widgets/auth/modal/auth-modal.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { userEvent, within } from 'storybook/test'
import { book } from '../book.ts'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const words = book.define('profile', profileMessages).get()
const settings = defaultSettings(window.location.origin)
const robin = {
  displayName: 'Robin Reader',
  email: 'reader@example.com',
  jobTitle: 'Analyst',
  companySize: '5 to 99',
  industry: '',
}
const { email: emailAddress, ...choices } = robin
const basis = { reader: 'robin', modified: '', fields: { ...choices, emailAddress } }

const form: ProfileForm = {
  step: 'filling',
  reader: 'robin',
  problem: null,
  values: robin,
  revision: 1,
  conflicts: [],
  notice: null,
  choices: { jobTitles: null, companySizes: null, industries: null },
  facts: [
    { term: words.subscription, entries: ['Digital + Print, 1 year, until March 1, 2036'] },
    { term: words.skills, entries: ['Delegation', 'Giving feedback'] },
    { term: 'Learning path', entries: ['First-time manager'] },
    {
      term: words.addresses,
      entries: ['Robin Reader\n12 Rope Walk\nApt 3\nGloucester, MA 01930\nUS'],
    },
  ],
  validate: (values) => validationErrors(values, basis, words),
  submit: async () => action('submit')(),
  saveDraft: () => {},
  choose: action('choose'),
}
const view = (changes: Partial<ProfileForm>): ProfileView => ({
  ...form,
  ...changes,
  words,
  signIn: action('signIn'),
  retry: async () => action('retry')(),
})
const failed = (failure: Failure) =>
  view({ problem: problemOf(failure, { messages: book, settings }, { fields: [] }) })

const meta: Meta<ElementViewProps<ProfileView>> = {
  title: 'profile/Profile form',
  component: elementView(profileForm, () => <a href="/sign-in">Sign in to see your profile</a>),
  args: { view: view({}) },
}
export default meta
type Story = StoryObj<ElementViewProps<ProfileView>>

export const ShowsChildren: Story = { args: { view: null } }
export const Guest: Story = {
  args: {
    view: {
      step: 'guest',
      sessionError: null,
      words,
      signIn: action('signIn'),
      retry: async () => action('retry')(),
    },
  },
}
export const SessionFailed: Story = {
  args: {
    view: {
      step: 'guest',
      sessionError: 'Something went wrong. Please try again.',
      words,
      signIn: action('signIn'),
      retry: async () => action('retry')(),
    },
  },
}
export const Filled: Story = {}
export const NoFurtherFacts: Story = { args: { view: view({ facts: [] }) } }
export const UnlistedChoice: Story = {
  args: { view: view({ values: { ...robin, industry: 'Lighthouses' } }) },
}
const save = async () => {
  await userEvent.click(await within(document.body).findByRole('button', { name: words.submit }))
}
export const Required: Story = {
  args: { view: view({ values: { ...robin, displayName: '' } }) },
  play: save,
}
export const InvalidNameAndEmail: Story = {
  args: { view: view({ values: { ...robin, displayName: 'Robin|Reader', email: 'reader' } }) },
  play: save,
}
export const Sending: Story = { args: { view: view({ step: 'sending' }) } }
export const Saved: Story = { args: { view: view({ notice: 'saved' }) } }
export const NothingChanged: Story = { args: { view: view({ notice: 'unchanged' }) } }
export const EmailTaken: Story = {
  args: {
    view: view({
      problem: {
        fields: { email: 'That username is unavailable. Choose another email address.' },
      },
    }),
  },
}
export const ServerError: Story = { args: { view: failed({ kind: 'server' }) } }
export const SessionEnded: Story = { args: { view: failed({ kind: 'signed-out' }) } }
export const Conflict: Story = {
  args: {
    view: view({
      values: { ...robin, displayName: 'Rob', jobTitle: '' },
      problem: { fields: { displayName: '', jobTitle: '' } },
      conflicts: [
        { field: 'displayName', mine: 'Rob', theirs: 'Robert Reader' },
        { field: 'jobTitle', mine: '', theirs: 'Retired' },
      ],
    }),
  },
}
export const AddressesFailed: Story = {
  args: { view: view({ facts: [{ term: words.addresses, entries: [words.noAddresses] }] }) },
}

/** The whole tag for the reader chosen in the toolbar. */
export const Scene: Story = {
  render: () => (
    <>
      {createElement('bindery-profile-form')}
      {createElement('bindery-auth-modal')}
    </>
  ),
  parameters: { scene: { reader: 'registered' } },
  play: async () => {
    const body = within(document.body)
    await userEvent.selectOptions(await body.findByLabelText(words.jobTitle), 'Analyst')
    await userEvent.click(await body.findByRole('button', { name: words.submit }))
    await body.findByText(words.saved)
  },
}
