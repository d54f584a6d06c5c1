import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../tests/support/mount.tsx'
import { InShadowRoot } from '../test/in-shadow-root.tsx'
import { LightDom } from '../view/light-dom.tsx'
import { Field } from './field.tsx'
import { Form } from './form.tsx'

test.each(['light', 'shadow'])('a read-only field has no frame in the %s DOM', async (kind) => {
  const form = (
    <Form name="account" defaultValues={{}} onSubmit={() => {}}>
      <Field name="fixed" label="Fixed" type="email" defaultValue="a@example.com" readOnly />
      <Field name="open" label="Open" type="email" defaultValue="a@example.com" />
    </Form>
  )
  mount(<InShadowRoot>{kind === 'light' ? <LightDom>{form}</LightDom> : form}</InShadowRoot>)
  const styleOf = async (label: string) => {
    await expect.element(page.getByLabelText(label)).toBeVisible()
    return getComputedStyle(page.getByLabelText(label).element())
  }
  const [fixed, open] = [await styleOf('Fixed'), await styleOf('Open')]
  expect(open.borderTopColor).not.toBe('rgba(0, 0, 0, 0)')
  expect(fixed.borderTopColor).toBe('rgba(0, 0, 0, 0)')
  expect(fixed.backgroundColor).not.toBe(open.backgroundColor)
  expect(fixed.color).toBe(open.color)
  await page.getByLabelText('Fixed').hover()
  expect(fixed.borderTopColor).toBe('rgba(0, 0, 0, 0)')
})
