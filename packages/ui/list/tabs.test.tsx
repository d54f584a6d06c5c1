import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../tests/support/mount.tsx'
import { render } from '../../../tests/support/render.tsx'
import { focused } from '../focus/focus.ts'
import { expectFocus } from '../test/focus.ts'
import { InShadowRoot } from '../test/in-shadow-root.tsx'
import { Tabs, type TabsProps } from './tabs.tsx'

const tabs = ['One', 'Two', 'Three'].map((label) => ({ key: label.toLowerCase(), label }))

const Sample = (props: Partial<TabsProps>) => (
  <InShadowRoot>
    <Tabs label="Ways" tabs={tabs} {...props}>
      {(key) => <p>{`It is ${key}. `}</p>}
    </Tabs>
    <button type="button">After</button>
  </InShadowRoot>
)

test('arrow keys move around the tabs, Home and End to the ends, and Tab leaves them', async () => {
  mount(<Sample />)
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  const panel = (name: string) => page.getByRole('tabpanel', { name })
  await expect.element(panel('One')).toHaveTextContent('It is one.')
  await tab('One').click()
  await userEvent.keyboard('{ArrowLeft}')
  await expectFocus(tab('Three'))
  await expect.element(tab('Three')).toHaveAttribute('aria-selected', 'true')
  await expect.element(panel('Three')).toHaveTextContent('It is three.')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expectFocus(tab('Two'))
  await userEvent.keyboard('{End}')
  await expectFocus(tab('Three'))
  await userEvent.keyboard('{Home}')
  await expectFocus(tab('One'))
  await userEvent.keyboard('{Tab}')
  await expectFocus(page.getByRole('button', { name: 'After' }))
})

test('the left arrow goes to the next tab on a page from right to left', async () => {
  document.documentElement.dir = 'rtl'
  try {
    const { shadow, user } = render(<Sample />)
    await user.click(shadow.getByRole('tab', { name: 'One' }))
    await user.keyboard('{ArrowLeft}')
    expect(focused()).toBe(shadow.getByRole('tab', { name: 'Two' }))
  } finally {
    document.documentElement.removeAttribute('dir')
  }
})

test('manual tabs move focus by an arrow key and show the panel at Enter', async () => {
  mount(<Sample manual />)
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await tab('One').click()
  await userEvent.keyboard('{ArrowRight}')
  await expectFocus(tab('Two'))
  await expect.element(tab('One')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('tabpanel', { name: 'Two' })).toBeVisible()
})

test('tabs with a `chosen` key show that one and report the tab that was pressed', async () => {
  const asked: string[] = []
  const { shadow, user } = render(<Sample chosen="two" onChoose={(key) => asked.push(key)} />)
  await user.click(shadow.getByRole('tab', { name: 'Three' }))
  expect(asked).toEqual(['three'])
  expect(shadow.getByRole('tabpanel', { name: 'Two' })).toBeVisible()
})
