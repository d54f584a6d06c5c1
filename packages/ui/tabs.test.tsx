import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../tests/support/mount.tsx'
import { Tabs, type TabsProps } from './tabs.tsx'
import { expectFocus } from './test/focus.ts'
import { Stage } from './test/stage.tsx'

const tabs = ['One', 'Two', 'Three'].map((label) => ({ key: label.toLowerCase(), label }))
const tab = (name: string) => page.getByRole('tab', { name, exact: true })

const show = (props: Partial<TabsProps> = {}) =>
  mount(
    <Stage>
      <Tabs label="Ways" tabs={tabs} {...props}>
        {(key) => <p>{`It is ${key}. `}</p>}
      </Tabs>
      <button type="button">After</button>
    </Stage>,
  )

test('arrows go round, Home and End to the ends; one stop for Tab', async () => {
  show()
  await expect.element(page.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('It is one.')
  await tab('One').click()
  await userEvent.keyboard('{ArrowLeft}')
  await expectFocus(tab('Three'))
  await expect.element(tab('Three')).toHaveAttribute('aria-selected', 'true')
  await expect
    .element(page.getByRole('tabpanel', { name: 'Three' }))
    .toHaveTextContent('It is three.')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expectFocus(tab('Two'))
  await userEvent.keyboard('{End}')
  await expectFocus(tab('Three'))
  await userEvent.keyboard('{Home}')
  await expectFocus(tab('One'))
  await userEvent.keyboard('{Tab}')
  await expectFocus(page.getByRole('button', { name: 'After' }))
})

test('where it reads from right to left the arrows do, too', async () => {
  document.documentElement.dir = 'rtl'
  try {
    show()
    await tab('One').click()
    await userEvent.keyboard('{ArrowLeft}')
    await expectFocus(tab('Two'))
  } finally {
    document.documentElement.removeAttribute('dir')
  }
})

test('manual: an arrow only moves focus', async () => {
  show({ manual: true })
  await tab('One').click()
  await userEvent.keyboard('{ArrowRight}')
  await expectFocus(tab('Two'))
  await expect.element(tab('One')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('tabpanel', { name: 'Two' })).toBeVisible()
})

test('decided outside it shows what it is told, and asks', async () => {
  const asked: string[] = []
  show({ chosen: 'two', onChoose: (key) => asked.push(key) })
  await tab('Three').click()
  expect(asked).toEqual(['three'])
  await expect.element(page.getByRole('tabpanel', { name: 'Two' })).toBeVisible()
})
