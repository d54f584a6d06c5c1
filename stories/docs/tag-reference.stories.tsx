import pages from 'virtual:tag-pages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { TagReference } from '../../.storybook/tag-reference.tsx'
import type { TagPage } from '../../tools/definitions-pages.ts'

const pageOf = (tag: string) => pages.find(({ info }) => info.tag === tag) as TagPage

/** What a docs page says below its story. */
const meta: Meta<typeof TagReference> = {
  title: 'docs/Tag reference',
  component: TagReference,
  tags: ['!autodocs'],
  args: {
    linkTo: (tag) => (tag.startsWith('bindery-') ? `#${tag}` : undefined),
    stories: [{ name: 'Saved', href: '#saved' }],
  },
}
export default meta
type Story = StoryObj<typeof TagReference>

export const SaveButton: Story = {
  args: { page: pageOf('bindery-save-button') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      '<bindery-save-button>',
    )
    for (const name of ['When to use it', 'Do', 'Don’t', 'Code to copy', 'Every state'])
      await expect(canvas.getByRole('heading', { name })).toBeVisible()
    const attributes = within(canvas.getByRole('table', { name: 'Attributes' }))
    await expect(
      attributes.getByRole('row', { name: /^load .*visible .*code is loaded/ }),
    ).toBeVisible()
    const events = within(canvas.getByRole('table', { name: 'Events' }))
    await expect(
      events.getByRole('row', { name: /^bindery-saved \{ item: SavableItem/ }),
    ).toBeVisible()
    const calls = within(canvas.getByRole('table', { name: 'Calls of your API' }))
    await expect(calls.getByRole('row', { name: 'saveItem yes' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'bindery-save-flyout' })).toBeVisible()

    const code = canvasElement.querySelector('pre')
    await expect(code).toHaveTextContent('<bindery-save-button item-id="the-meeting')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Form' }), 'React')
    await expect(code).toHaveTextContent("import { BinderySaveButton } from '@bindery/react'")
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^(Copied|Selected)/))
  },
}

/** A tag with many calls, events and marks, and a name that is longer than a phone is wide. */
export const Site: Story = { args: { page: pageOf('bindery-site') } }
export const LongName: Story = { args: { page: pageOf('bindery-registration-confirmation') } }
