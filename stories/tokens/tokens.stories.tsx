import '@bindery/widgets/follow/follow-button.element.ts'
import '@bindery/widgets/paywall/paywall.element.ts'
import '@bindery/widgets/profile/profile-form.element.ts'
import '@bindery/widgets/quota/quota-meter.element.ts'
import '@bindery/widgets/save/save-button.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Colours, Components, Contrast, Shape, Space, Type } from './token-sheet.tsx'

/** Tokens of packages/ui/styles/tokens.json. Set them as custom properties on :root or on one tag. */
const meta: Meta = {
  title: 'tokens/Tokens',
  // Here, the controls of the tokens are what the page is for.
  parameters: { docs: { controls: { exclude: ['view'] } } },
}
export default meta
type Story = StoryObj

/** Change a value in the controls: each tag below follows, as on a page whose CSS sets the token. */
export const TryValues: Story = {
  render: () => (
    <>
      <p>
        {createElement('bindery-save-button', { 'item-id': 'the-long-view' })}{' '}
        {createElement('bindery-follow-button', { 'item-id': 'strategy', name: 'Strategy' })}
      </p>
      {createElement('bindery-quota-meter')} {createElement('bindery-profile-form')}{' '}
    </>
  ),
  parameters: { scene: { reader: 'registered' } },
}

const buttonIn = (root: HTMLElement): Element | null | undefined =>
  root.querySelector('bindery-save-button')?.shadowRoot?.querySelector('button')

export const ChangedValues: Story = {
  ...TryValues,
  args: { '--bindery-accent': '#7a1f5c', '--bindery-font-size': 20 },
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(buttonIn(canvasElement)).toBeTruthy())
    const root = document.documentElement.style
    await expect(root.getPropertyValue('--bindery-accent')).toBe('#7a1f5c')
    const style = getComputedStyle(buttonIn(canvasElement) as Element)
    await expect(style.color).toBe('rgb(122, 31, 92)')
  },
}

export const ColoursInLightAndDark: Story = { render: () => <Colours /> }

/** 4.5 for text and 3 for borders and the focus ring (WCAG 2.2, 1.4.3 and 1.4.11). */
export const ContrastInLightAndDark: Story = {
  render: () => <Contrast />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/passes (3|4\.5)/)).toHaveLength(16)
    await expect(canvas.queryByText(/fails/)).toBeNull()
  },
}
export const TypeAndItsSteps: Story = { render: () => <Type /> }
export const SpaceAndItsSteps: Story = { render: () => <Space /> }
export const CornersShadowsAndMotion: Story = { render: () => <Shape /> }
export const ForEachComponent: Story = { render: () => <Components /> }
