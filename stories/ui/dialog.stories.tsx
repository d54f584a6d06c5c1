import { Button } from '@bindery/ui/button/button.tsx'
import { Dialog, type DialogProps } from '@bindery/ui/dialog/dialog.tsx'
import { PageDialog } from '@bindery/ui/dialog/page-dialog.tsx'
import { TopLayerDialog } from '@bindery/ui/dialog/top-layer-dialog.tsx'
import { Field } from '@bindery/ui/form/field.tsx'
import { Form } from '@bindery/ui/form/form.tsx'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { LightDom } from '@bindery/ui/view/light-dom.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { inShadowRoot } from './in-shadow-root.tsx'

const text =
  'Reading is easier when the next thing to read is at hand. Leave us your address and we shall write once a week, no more.'

function Closable({ startOpen = true, ...props }: DialogProps & { startOpen?: boolean }) {
  const [open, setOpen] = useState(startOpen)
  return (
    <>
      <p>{text}</p>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && <Dialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const form = (
  <LightDom>
    <Notice />
    <Form name="letter" defaultValues={{ name: '', email: '' }} onSubmit={() => {}}>
      <Field name="name" label="Name" />
      <Field name="email" label="E-mail" hint="The letter goes there" />
      <Button type="submit">Order</Button>
    </Form>
  </LightDom>
)

const meta: Meta<typeof Closable> = {
  title: 'ui/Dialog',
  component: Closable,
  decorators: [inShadowRoot],
  // On its docs page, a modal covers no more than a frame.
  parameters: { docs: { story: { inline: false, iframeHeight: 440 } } },
  args: { strategy: PageDialog, title: 'The weekly letter', children: form },
}
export default meta
type Story = StoryObj<typeof Closable>

export const Closed: Story = { args: { startOpen: false } }
export const OverThePage: Story = { args: { strategy: PageDialog } }
export const OverThePageLong: Story = {
  args: {
    strategy: PageDialog,
    children: [...'abcdefghij'].map((key) => (
      <p key={key}>
        {text} {text}
      </p>
    )),
  },
}
export const TopLayer: Story = { args: { strategy: TopLayerDialog } }
export const Question: Story = {
  args: {
    strategy: TopLayerDialog,
    role: 'alertdialog',
    title: 'Delete this folder?',
    children: (
      <>
        <p>Twelve articles are in it. They are taken out of your library.</p>
        <div className="bindery-actions">
          <Button variant="primary" data-bindery-focus="">
            Keep it
          </Button>
          <Button>Delete</Button>
        </div>
      </>
    ),
  },
}
