import { newPassword } from '@bindery/state/account/new-password.messages.ts'
import { Form } from '@bindery/ui/form/form.tsx'
import { NewPasswordField } from '@bindery/ui/form/new-password-field.tsx'
import { PasswordField } from '@bindery/ui/form/password-field.tsx'
import { LightDom } from '@bindery/ui/view/light-dom.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { book } from '../book.ts'
import { inShadowRoot } from './in-shadow-root.tsx'

const { words, checklist } = newPassword(book)

/** A field in a form in the light DOM. */
const inForm = (password: string, children: React.ReactNode) => (
  <LightDom>
    <Form name="door" defaultValues={{ password }} onSubmit={() => {}}>
      {children}
    </Form>
  </LightDom>
)

const meta: Meta<typeof PasswordField> = {
  title: 'ui/PasswordField',
  component: PasswordField,
  decorators: [inShadowRoot],
  args: { name: 'password', label: 'Password', autoComplete: 'current-password', words },
  render: (args) => inForm('', <PasswordField {...args} />),
}
export default meta
type Story = StoryObj<typeof PasswordField>

const press: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Show Password' }))
}

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'Bindery#2026' } }
export const Shown: Story = {
  args: { defaultValue: 'Bindery#2026' },
  play: async (context) => {
    await press(context)
    await expect(within(context.canvasElement).getByLabelText('Password')).toHaveValue(
      'Bindery#2026',
    )
  },
}
export const WithHintAndError: Story = {
  args: { hint: 'The one you sign in with', error: 'This field is required.', required: true },
}

const chosen = (password: string): Story => ({
  render: () =>
    inForm(
      password,
      <NewPasswordField name="password" label="Password" words={words} checklist={checklist} />,
    ),
})
export const New: Story = chosen('')
export const NewHalfDone: Story = chosen('correct horse')
export const NewDone: Story = chosen('Correct#Horse9')
export const RightToLeft: Story = {
  ...chosen('correct horse'),
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
