import { Tabs } from '@bindery/ui/list/tabs.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShadowRoot } from './in-shadow-root.tsx'

const tabs = ['Saved', 'Following', 'Activity'].map((label) => ({
  key: label.toLowerCase(),
  label,
}))

const meta: Meta<typeof Tabs> = {
  title: 'ui/Tabs',
  component: Tabs,
  decorators: [inShadowRoot],
  args: { label: 'Lists', tabs, children: (key: string) => <p>This is {key}.</p> },
}
export default meta
type Story = StoryObj<typeof Tabs>

export const First: Story = {}
export const Chosen: Story = { args: { chosen: 'activity' } }
export const Many: Story = {
  args: { tabs: [...Array(12).keys()].map((at) => ({ key: `${at}`, label: `Tab ${at + 1}` })) },
}
