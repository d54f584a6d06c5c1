import socialLink from '@bindery/widgets/share/social/social-link.element.ts'
import type { SocialLinkView } from '@bindery/widgets/share/social/social-link.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const link = (network: SocialLinkView['network'], name: string): SocialLinkView => ({
  network,
  href: '#share',
  name,
  newWindow: 'Opens a new window.',
  shared: action('shared'),
})

const meta: Meta<ElementViewProps<SocialLinkView>> = {
  title: 'share/Social link',
  component: elementView(socialLink, () => <a href="https://www.linkedin.com/">LinkedIn</a>),
  args: { view: link('twitter', 'Share on X') },
}
export default meta
type Story = StoryObj<ElementViewProps<SocialLinkView>>

export const Twitter: Story = {}
export const Facebook: Story = { args: { view: link('facebook', 'Share on Facebook') } }
export const LinkedIn: Story = { args: { view: link('linkedin', 'Share on LinkedIn') } }
export const CustomLabel: Story = {
  render: elementView(socialLink, () => <span slot="label">Tell your colleagues</span>),
}
export const UnknownNetwork: Story = { args: { view: null } }
export const Scene: Story = {
  render: () => (
    <>
      {createElement('bindery-social-link', { network: 'twitter' })}
      {createElement('bindery-social-link', { network: 'facebook' })}
      {createElement('bindery-social-link', { network: 'linkedin' })}
    </>
  ),
  parameters: { scene: true },
}
