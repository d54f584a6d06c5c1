import type { Stage } from '@bindery/state/page/form.ts'
import card from '@bindery/widgets/subscriber/forgot-password/forgot-password-card.element.ts'
import type {
  CardProps,
  CardView,
} from '@bindery/widgets/subscriber/forgot-password/forgot-password-card.model.ts'
import { cardMessages } from '@bindery/widgets/subscriber/subscriber.messages.ts'
import { cardProblem } from '@bindery/widgets/subscriber/subscriber-problem.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { book } from '../book.ts'
import { type ElementViewProps, elementView } from '../element-view.tsx'
import { press, problemState, refusal } from './subscriber-view.ts'

const drafts = { email: 'good@example.com' }
const props: CardProps = {
  words: cardMessages(book).get(),
  drafts: {},
  captcha: false,
  submit: async () => action('submit')(),
  draft: () => {},
  again: action('again'),
}
const view = (stage: Stage, more: Partial<CardProps> = {}): CardView => ({
  ...props,
  ...more,
  ...stage,
})
const filling = { step: 'filling', problem: null } as const
const failed = async (failure: Parameters<typeof cardProblem>[0]) =>
  view({ step: 'filling', problem: await cardProblem(failure, problemState) }, { drafts })

const meta: Meta<ElementViewProps<CardView>> = {
  title: 'subscriber/Forgot password card',
  component: elementView(card, () => <p>Call 1-800-555-0142.</p>),
  args: { view: view(filling) },
}
export default meta
type Story = StoryObj<ElementViewProps<CardView>>

export const Empty: Story = {}
export const Filled: Story = { args: { view: view(filling, { drafts }) } }
export const WithCaptchaNotice: Story = { args: { view: view(filling, { captcha: true }) } }
export const Required: Story = { play: press('Send link') }
export const InvalidEmail: Story = {
  args: { view: view(filling, { drafts: { email: 'good' } }) },
  play: press('Send link'),
}
export const Sending: Story = { args: { view: view({ step: 'sending' }, { drafts }) } }
export const Sent: Story = { args: { view: view({ step: 'sent' }) } }
export const Locked: Story = { args: { view: await failed(refusal('locked', 423)) } }
export const Restricted: Story = { args: { view: await failed(refusal('user_restricted', 403)) } }
export const CaptchaUnavailable: Story = { args: { view: await failed({ kind: 'captcha' }) } }
export const ServerError: Story = { args: { view: await failed({ kind: 'server' }) } }
export const Scene: Story = {
  render: () => (
    <>
      {createElement('bindery-forgot-password-card', {}, <p>Call 1-800-555-0142.</p>)}
      <p>The page goes on.</p>
    </>
  ),
  parameters: { scene: true },
}
