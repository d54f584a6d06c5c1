import type { Card } from '@bindery/state/account/frame-message.ts'
import { newPassword } from '@bindery/state/account/new-password.messages.ts'
import card from '@bindery/widgets/checkout-card/checkout-card.element.ts'
import { cardMessages } from '@bindery/widgets/checkout-card/checkout-card.messages.ts'
import type {
  CardProps,
  CardStep,
  CardView,
} from '@bindery/widgets/checkout-card/checkout-card.model.ts'
import { cardProblem } from '@bindery/widgets/checkout-card/checkout-problem.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { book } from '../book.ts'
import { type ElementViewProps, elementView } from '../element-view.tsx'
import { press, problemState, refusal } from '../subscriber/subscriber-view.ts'

const words = cardMessages(book).get()
const drafts = {
  firstName: 'Nora',
  lastName: 'New',
  email: 'nora@example.com',
  password: 'Correct#Horse9',
}
const props: CardProps = {
  card: 'sign-in',
  gift: false,
  words,
  field: newPassword(book),
  drafts: {},
  optIn: false,
  captcha: false,
  go: action('go'),
  back: action('back'),
  submit: async () => action('submit')(),
  draft: () => {},
  close: action('close'),
}
const empty: CardStep = { step: 'filling', problem: null, notice: null }
const view = (more: Partial<CardProps> = {}, step: CardStep = empty): CardView => ({
  ...props,
  ...more,
  ...step,
})
const failed = async (of: Card, failure: Parameters<typeof cardProblem>[0]) => {
  const ways = { card: of, go: action('reset'), navigateTop: action('navigateTop') }
  const problem = await cardProblem(failure, problemState, ways)
  return view({ card: of, drafts }, { step: 'filling', problem, notice: null })
}

const meta: Meta<ElementViewProps<CardView>> = {
  title: 'checkout-card/Checkout card',
  component: elementView(card, () => <p>Sign in on our own site.</p>),
  args: { view: view() },
}
export default meta
type Story = StoryObj<ElementViewProps<CardView>>

export const SignIn: Story = {}
export const Gift: Story = { args: { view: view({ gift: true }) } }
export const WithoutParent: Story = { args: { view: view({ back: null, close: null }) } }
export const WithCaptchaNotice: Story = { args: { view: view({ captcha: true }) } }
export const Required: Story = { play: press('On to checkout') }
export const InvalidEmail: Story = {
  args: { view: view({ drafts: { email: 'nora', password: 'x' } }) },
  play: press('On to checkout'),
}
export const Sending: Story = { args: { view: view({ drafts }, { step: 'sending' }) } }
export const SignedIn: Story = { args: { view: view({}, { step: 'sent' }) } }
export const SignedInGift: Story = { args: { view: view({ gift: true }, { step: 'sent' }) } }
export const SignedInWithoutParent: Story = {
  args: { view: view({ back: null, close: null }, { step: 'sent' }) },
}
export const WrongPassword: Story = {
  args: { view: await failed('sign-in', refusal('invalid_credentials', 401, { triesLeft: 1 })) },
}
export const Locked: Story = {
  args: { view: await failed('sign-in', refusal('locked', 423, { lockoutSeconds: 5400 })) },
}
export const ServerError: Story = { args: { view: await failed('sign-in', { kind: 'server' }) } }
export const CookieBlocked: Story = {
  args: {
    view: view(
      { drafts },
      {
        step: 'filling',
        problem: null,
        notice: { message: words.unkept, linkText: words.unkeptLink, href: '/', target: '_blank' },
      },
    ),
  },
}
export const Registration: Story = { args: { view: view({ card: 'registration', optIn: true }) } }
export const RegistrationRequired: Story = {
  args: { view: view({ card: 'registration' }) },
  play: press('On to checkout'),
}
export const WeakPassword: Story = {
  args: { view: view({ card: 'registration', drafts: { ...drafts, password: 'password' } }) },
  play: press('On to checkout'),
}
export const Registering: Story = {
  args: { view: view({ card: 'registration', drafts }, { step: 'sending' }) },
}
export const CaptchaUnavailable: Story = {
  args: { view: await failed('registration', { kind: 'captcha' }) },
}
export const Unavailable: Story = {
  args: { view: await failed('registration', refusal('username_unavailable', 409)) },
}
export const Restricted: Story = {
  args: { view: await failed('registration', refusal('user_restricted', 403)) },
}
export const KnownSubscriber: Story = {
  args: {
    view: view(
      { card: 'registration', drafts },
      {
        step: 'filling',
        problem: null,
        notice: { message: words.known, linkText: words.knownLink, href: '/', target: '_top' },
      },
    ),
  },
}
export const ResetPassword: Story = { args: { view: view({ card: 'reset-password' }) } }
export const ResetRequired: Story = {
  args: { view: view({ card: 'reset-password' }) },
  play: press('Send link'),
}
export const ResetSending: Story = {
  args: { view: view({ card: 'reset-password', drafts }, { step: 'sending' }) },
}
export const ResetRestricted: Story = {
  args: { view: await failed('reset-password', refusal('user_restricted', 403)) },
}
export const ResetSent: Story = {
  args: { view: view({ card: 'reset-password' }, { step: 'sent' }) },
}
export const ResetLocked: Story = {
  args: { view: await failed('reset-password', refusal('locked', 423)) },
}
export const Scene: Story = {
  render: () => (
    <>
      {createElement(
        'bindery-checkout-card',
        { 'parent-origin': 'https://publisher.example' },
        <p>Sign in on our own site.</p>,
      )}
      <p>The page goes on.</p>
    </>
  ),
  parameters: { scene: true },
}
