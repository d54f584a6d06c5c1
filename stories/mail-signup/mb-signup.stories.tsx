import { mbMessages } from '@bindery/widgets/mail-signup/mail-signup.messages.ts'
import { mbFaults } from '@bindery/widgets/mail-signup/mb-rules.ts'
import mbSignup from '@bindery/widgets/mail-signup/mb-signup.element.ts'
import type { MbView } from '@bindery/widgets/mail-signup/mb-signup.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { book } from '../book.ts'
import { type ElementViewProps, elementView } from '../element-view.tsx'
import { press } from '../subscriber/subscriber-view.ts'

const words = mbMessages(book).get()
const props = {
  words,
  title: words.form({ author: 'Priya Raman' }),
  done: words.done({ author: 'Priya Raman' }),
  require: ['email'],
  reader: '',
  drafts: {},
  validate: (values) => mbFaults(values, ['email'], words),
  submit: async (values) => action('submit')(values),
  draft: () => {},
  again: action('again'),
} satisfies Partial<MbView>
const typed = {
  email: 'nora@example.com',
  firstName: 'Nora',
  lastName: 'New',
  companyName: 'Ropes & Co',
}
const filling = (more: object = {}): MbView => ({
  ...props,
  step: 'filling',
  problem: null,
  ...more,
})

const meta: Meta<ElementViewProps<MbView>> = {
  title: 'mail-signup/MB sign-up',
  component: elementView(mbSignup, () => <a href="/subscriber-help">Write to us</a>),
  args: { view: filling() },
}
export default meta
type Story = StoryObj<ElementViewProps<MbView>>

export const Empty: Story = {}
export const AllFieldsRequired: Story = {
  args: {
    view: filling({
      require: ['email', 'firstName', 'lastName'],
      problem: {
        fields: {
          email: words.wrongEmail,
          firstName: words.required,
          lastName: words.required,
        },
      },
      drafts: { email: 'nora' },
    }),
  },
}
export const Required: Story = { play: press(words.submit) }
export const InvalidEmail: Story = {
  args: { view: filling({ drafts: { ...typed, email: 'nora' } }) },
  play: press(words.submit),
}
export const SignedIn: Story = { args: { view: filling({ reader: 'r', drafts: typed }) } }
export const Sending: Story = { args: { view: { ...props, step: 'sending', drafts: typed } } }
export const Failed: Story = {
  args: {
    view: filling({
      drafts: typed,
      problem: { message: 'Something went wrong. Please try again.', fields: {} },
    }),
  },
}
export const Done: Story = { args: { view: { ...props, step: 'sent' } } }
export const ShowsChildren: Story = { args: { view: null } }
export const Scene: Story = {
  render: () => createElement('bindery-mb-signup', { author: 'Priya Raman' }),
  parameters: { scene: true },
}
