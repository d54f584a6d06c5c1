import { Button } from '@bindery/ui/button/button.tsx'
import { Checkbox } from '@bindery/ui/form/checkbox.tsx'
import { Field } from '@bindery/ui/form/field.tsx'
import { Form, type FormProps } from '@bindery/ui/form/form.tsx'
import { Select } from '@bindery/ui/form/select.tsx'
import { LightDom } from '@bindery/ui/view/light-dom.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inShadowRoot } from './in-shadow-root.tsx'

interface Letter {
  name: string
  email: string
  often: string
  terms: string
}

const blank: Letter = { name: '', email: '', often: '', terms: '' }
const filled: Letter = { name: 'Ada', email: 'ada@example.com', often: 'Weekly', terms: 'on' }

const validate = ({ name, email }: Letter) => ({
  name: name ? undefined : 'This field is required.',
  email: email ? undefined : 'This field is required.',
})

const Order = (props: Partial<FormProps<Letter>>) => (
  <LightDom>
    <Form
      name="letter"
      label="Order the letter"
      defaultValues={blank}
      validate={validate}
      onSubmit={() => new Promise(() => {})}
      {...props}
    >
      <Field name="name" label="Name" autoComplete="name" required />
      <Field
        name="email"
        label="E-mail"
        hint="The letter goes there"
        autoComplete="email"
        required
      />
      <Select name="often" label="How often" blank="" options={['Daily', 'Weekly']} />
      <Checkbox name="terms" label="I have read the terms" />
      <Button type="submit">Order</Button>
    </Form>
  </LightDom>
)

const hostile = new CSSStyleSheet()
hostile.replaceSync(`.hostile * { color: lime !important; font: 5px fantasy !important }
  .hostile input { display: none !important }
  .hostile button { all: unset !important }
  :focus { outline: 0 !important }`)

const meta: Meta<typeof Order> = {
  title: 'ui/Form',
  component: Order,
  decorators: [inShadowRoot],
}
export default meta
type Story = StoryObj<typeof Order>

export const Empty: Story = {}
export const Draft: Story = { args: { defaultValues: filled } }
export const Sending: Story = { args: { defaultValues: filled, busy: true } }
export const Refused: Story = {
  args: { defaultValues: filled, errors: { email: 'This address is not known to us.' } },
}

/** A click on the inactive button shows the errors and focuses the first. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form')
    await userEvent.click(form?.querySelector('button') as Element)
    await expect(form?.querySelector('[aria-invalid]')).toHaveFocus()
  },
}

/** The fields in the light DOM, on a page with hostile CSS. */
export const HostilePage: Story = {
  decorators: [
    (Story) => (
      <div className="hostile">
        <Story />
      </div>
    ),
  ],
  args: { defaultValues: filled },
  beforeEach() {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, hostile]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== hostile)
    }
  },
}
