import quotaMeter from '@bindery/widgets/quota/quota-meter.element.ts'
import type { QuotaView } from '@bindery/widgets/quota/quota-meter.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, waitFor } from 'storybook/test'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const counted = (text: string, remaining: number, limit = 4): QuotaView => ({
  step: 'counted',
  text,
  remaining,
  limit,
})

const meta: Meta<ElementViewProps<QuotaView>> = {
  title: 'quota/Quota meter',
  component: elementView(quotaMeter, () => 'Some of our articles are free.'),
  args: {
    view: counted('4 free articles left', 4),
  },
}
export default meta
type Story = StoryObj<ElementViewProps<QuotaView>>

export const Untouched: Story = {}
export const TwoLeft: Story = { args: { view: counted('2 free articles left', 2) } }
export const OneLeft: Story = { args: { view: counted('1 free article left', 1) } }
export const NoneLeft: Story = { args: { view: counted('No free articles left', 0) } }
export const Ascend: Story = { args: { view: counted('3 Ascend articles left', 3, 3) } }
export const TooManyForDots: Story = { args: { view: counted('30 free articles left', 30, 40) } }
export const Subscriber: Story = { args: { view: { step: 'hidden' } } }
export const ShowsChildren: Story = { args: { view: null } }
export const Scene: Story = {
  render: () => createElement('bindery-quota-meter', {}, 'Some of our articles are free.'),
  parameters: { scene: true },
}
/** A Storybook control sets the tag's attribute. */
export const KindControl: StoryObj<ElementViewProps<QuotaView> & { kind: string }> = {
  ...Scene,
  args: { kind: 'ascend' },
  play: async ({ canvasElement }) => {
    const meter = canvasElement.querySelector<HTMLElement & { kind: string }>('bindery-quota-meter')
    await waitFor(() => expect(meter?.kind).toBe('ascend'))
  },
}
