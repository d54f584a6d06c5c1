import { expect, test, vi } from 'vitest'
import { render, screen } from '../../../tests/support/render.tsx'
import { Button } from '../button/button.tsx'
import { InShadowRoot } from '../test/in-shadow-root.tsx'
import { Checkbox } from './checkbox.tsx'
import { Form } from './form.tsx'
import { Select } from './select.tsx'

test('a checkbox has the value `on` or none, and a select that of its option', async () => {
  const onSubmit = vi.fn()
  const { shadow, user } = render(
    <InShadowRoot>
      <Form
        name="profile"
        defaultValues={{ news: 'on', offers: '', size: '', role: 'Owner' }}
        onSubmit={onSubmit}
      >
        <Checkbox name="news" label="News" hint="Weekly" />
        <Checkbox name="offers" label="Offers" />
        <Select name="size" label="Size" blank="Choose" options={['1 to 4', '5 to 99']} />
        <Select
          name="role"
          label="Role"
          options={['Student', { value: 'Owner', label: 'Owner/Partner' }]}
        />
        <Button type="submit">Go</Button>
      </Form>
    </InShadowRoot>,
  )
  const submit = () => user.click(shadow.getByRole('button', { name: 'Go' }))
  expect(shadow.getByLabelText('News')).toBeChecked()
  expect(shadow.getByLabelText('News')).toHaveAccessibleDescription('Weekly')
  await submit()
  const values = { news: 'on', offers: '', size: '', role: 'Owner' }
  expect(onSubmit).toHaveBeenLastCalledWith(values)
  await user.click(shadow.getByLabelText('News'))
  await user.click(shadow.getByText('Offers'))
  await user.selectOptions(shadow.getByLabelText('Size'), '5 to 99')
  await submit()
  expect(onSubmit).toHaveBeenLastCalledWith({ ...values, news: '', offers: 'on', size: '5 to 99' })
})

test('a late suggestion checks a checkbox unless the reader has touched it', async () => {
  const boxes = (suggested: boolean) => (
    <Form name="boxes" defaultValues={{ news: '', offers: '' }} onSubmit={() => {}}>
      <Checkbox name="news" label="News" suggested={suggested} />
      <Checkbox name="offers" label="Offers" suggested={suggested} />
    </Form>
  )
  const { rerender, user } = render(boxes(false))
  const news = () => screen.getByLabelText('News')
  const offers = () => screen.getByLabelText('Offers')
  await user.click(news())
  await user.click(news())
  rerender(boxes(true))
  expect(offers()).toBeChecked()
  expect(news()).not.toBeChecked()
  rerender(boxes(false))
  expect(offers()).not.toBeChecked()
})

test('the first line of a label stands in the middle of its box', () => {
  const { shadow } = render(
    <InShadowRoot>
      <Form name="boxes" defaultValues={{ news: '' }} onSubmit={() => {}}>
        <Checkbox name="news" label="News" />
      </Form>
    </InShadowRoot>,
  )
  const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2
  const box = shadow.getByRole('checkbox', { name: 'News' }).getBoundingClientRect()
  const label = shadow.getByText('News').getBoundingClientRect()
  expect(Math.abs(middle(label) - middle(box))).toBeLessThan(1)
})
