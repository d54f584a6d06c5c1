import type { Screen } from '@bindery/state/page/auth-modal.ts'
import authModal from '@bindery/widgets/auth/modal/auth-modal.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Scene } from '../../.storybook/scene.ts'
import { storybookControls } from '../../tools/definitions-controls.ts'
import { elementView } from '../element-view.tsx'
import { authView, waitForModal } from './auth-view.ts'

interface Args {
  open: boolean
  screen: Screen
  fromPaywall: boolean
}

const body = within(document.body)
const type = async (label: string, text: string) =>
  userEvent.type(await body.findByLabelText(label), text)
const press = async (name: string) => userEvent.click(await body.findByRole('button', { name }))

const ModalView = elementView(authModal)

const { open, screen, 'from-paywall': fromPaywall } = storybookControls(authModal)

/** The whole tag on the mock API of this browser. The password of every account is Bindery#2026. */
const meta: Meta<Args> = {
  title: 'auth/Auth modal',
  render: (args) => createElement('bindery-auth-modal', { ...args }),
  args: { open: true, screen: 'sign-in', fromPaywall: false },
  argTypes: { open, screen, fromPaywall } as NonNullable<Meta<Args>['argTypes']>,
  parameters: { scene: { reader: 'guest', settings: { country: 'US' } } },
  play: waitForModal,
}
export default meta
type Story = StoryObj<Args>

export const SignIn: Story = {}
export const Registration: Story = { args: { screen: 'registration' } }
export const ForgotPassword: Story = { args: { screen: 'forgot-password' } }
export const ProfileSettings: Story = {
  args: { screen: 'profile_settings' },
  parameters: { scene: { reader: 'registered' } },
}
export const Closed: Story = { args: { open: false }, play: () => {} }

/** A reader other than the one who started the pending action has signed in. */
export const ConfirmsPendingAction: Story = {
  render: () => <ModalView view={authView({ step: 'asking', action: 'Save “The Long View”' })} />,
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector('bindery-auth-modal-story')
    await waitFor(() => expect(element?.shadowRoot?.querySelector('[open]')).toBeTruthy())
  },
}

export const SignsIn: Story = {
  play: async ({ loaded }) => {
    const { journeys } = loaded['scene'] as Scene
    await type('Email address', 'reader@example.com')
    await type('Password', 'Bindery#2026{Enter}')
    await waitFor(() => expect(journeys).toEqual(['reload']))
  },
}
export const WrongPassword: Story = {
  play: async () => {
    await type('Email address', 'reader@example.com')
    await type('Password', 'wrong{Enter}')
    await body.findByText(/You have 4 tries left\./)
  },
}
export const Registers: Story = {
  args: { screen: 'registration' },
  play: async () => {
    await type('First name', 'Nora')
    await type('Last name', 'New')
    await type('Email address', 'nora@example.com')
    await type('Password', 'Correct#Horse9')
    await press('Create account')
    await body.findByLabelText('Job title')
  },
}
export const RequestsReset: Story = {
  args: { screen: 'forgot-password' },
  play: async ({ loaded }) => {
    const { mock } = loaded['scene'] as Scene
    await type('Email address', 'reader@example.com{Enter}')
    await waitFor(async () => expect(await mock.mailbox()).toHaveLength(1))
  },
}
export const ServerDown: Story = {
  parameters: {
    scene: { reader: 'guest', faults: [{ path: '/authenticate', status: 500, body: '' }] },
  },
  play: async () => {
    await type('Email address', 'reader@example.com')
    await type('Password', 'Bindery#2026{Enter}')
    await body.findByText('Something went wrong. Please try again.')
  },
}
