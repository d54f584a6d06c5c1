import type { Card } from '@bindery/state/frame-message.ts'
import { newPassword } from '@bindery/state/new-password.messages.ts'
import card from '@bindery/widgets/checkout-card/checkout-card.element.ts'
import { cardMessages } from '@bindery/widgets/checkout-card/checkout-card.messages.ts'
import { cardProblem } from '@bindery/widgets/checkout-card/checkout-card.problem.ts'
import type {
  CardPicture,
  CardProps,
  CardView,
} from '@bindery/widgets/checkout-card/checkout-card.view.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { book } from '../book.ts'
import { type Drawn, drawn } from '../drawn.tsx'
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
const empty: CardPicture = { step: 'filling', problem: null, news: null }
const view = (more: Partial<CardProps> = {}, picture: CardPicture = empty): CardView => ({
  ...props,
  ...more,
  ...picture,
})
const failed = (of: Card, failure: Parameters<typeof cardProblem>[0]) => {
  const ways = { card: of, toReset: action('reset'), top: action('top') }
  const problem = cardProblem(failure, problemState, ways)
  return view({ card: of, drafts }, { step: 'filling', problem, news: null })
}

const meta: Meta<Drawn<CardView>> = {
  title: 'checkout-card/Checkout card',
  component: drawn(card, () => <p>Sign in on our own site.</p>),
  args: { view: view() },
}
export default meta
type Story = StoryObj<Drawn<CardView>>

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
  args: { view: failed('sign-in', refusal('invalid_credentials', 401, { triesLeft: 1 })) },
}
export const Locked: Story = {
  args: { view: failed('sign-in', refusal('locked', 423, { lockoutSeconds: 5400 })) },
}
export const Broken: Story = { args: { view: failed('sign-in', { kind: 'server' }) } }
export const NoCookie: Story = {
  args: {
    view: view(
      { drafts },
      {
        step: 'filling',
        problem: null,
        news: { message: words.unkept, words: words.unkeptLink, href: '/', target: '_blank' },
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
export const WithoutCaptcha: Story = {
  args: { view: failed('registration', { kind: 'captcha' }) },
}
export const Unavailable: Story = {
  args: { view: failed('registration', refusal('username_unavailable', 409)) },
}
export const Restricted: Story = {
  args: { view: failed('registration', refusal('user_restricted', 403)) },
}
export const KnownSubscriber: Story = {
  args: {
    view: view(
      { card: 'registration', drafts },
      {
        step: 'filling',
        problem: null,
        news: { message: words.known, words: words.knownLink, href: '/', target: '_top' },
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
  args: { view: failed('reset-password', refusal('user_restricted', 403)) },
}
export const ResetSent: Story = {
  args: { view: view({ card: 'reset-password' }, { step: 'sent' }) },
}
export const ResetLocked: Story = {
  args: { view: failed('reset-password', refusal('locked', 423)) },
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
