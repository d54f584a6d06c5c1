import { type FormEvent, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../tests/support/mount.tsx'
import { render, screen } from '../../../tests/support/render.tsx'
import { type Choice, ChoiceList } from './choice-list.tsx'

const words = {
  filter: 'Find a folder',
  found: (count: number) => `${count} found`,
  more: (count: number) => `Show more (${count})`,
}
function List({ choices }: { choices: readonly Choice[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (id: string, on: boolean) =>
    setChosen(new Set([...chosen, id].filter((one) => on || one !== id)))
  return (
    <>
      <ChoiceList
        legend="Folders"
        choices={choices}
        chosen={chosen}
        onChoose={choose}
        words={words}
      />
      <output>{[...chosen].join()}</output>
    </>
  )
}
const library = { id: 'all', label: 'My Library', fixed: 'Always there' }
const many = [...Array(2000).keys()].map((at) => ({ id: `f${at}`, label: `Folder ${at}` }))
const box = (name: string) => screen.queryByRole('checkbox', { name })
const press = (name: string) => screen.getByRole('checkbox', { name })
const boxLocator = (name: string) => page.getByRole('checkbox', { name, exact: true })

test('a short list is a group of checkboxes, and a fixed one is checked and says why', async () => {
  const { user } = render(<List choices={[library, ...many.slice(0, 3)]} />)
  expect(screen.getByRole('group', { name: 'Folders' })).toBeVisible()
  expect(box('My Library')).toBeChecked()
  expect(box('My Library')).toBeDisabled()
  expect(box('My Library')).toHaveAccessibleDescription('Always there')
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  await user.click(press('Folder 1'))
  await user.click(press('Folder 2'))
  await user.click(press('Folder 1'))
  expect(screen.getByText('f2')).toBeInTheDocument()
})

test('a long list shows a part, and its button shows more and focuses the first new one', async () => {
  mount(<List choices={[library, ...many]} />)
  await expect.element(boxLocator('Folder 49')).toBeInTheDocument()
  expect(page.getByRole('checkbox').elements()).toHaveLength(51)
  await page.getByRole('button', { name: 'Show more (1950)' }).click()
  await expect.element(boxLocator('Folder 50')).toHaveFocus()
  expect(page.getByRole('checkbox').elements()).toHaveLength(101)
})

test('the button for more has its final label and works before the first page is complete', async () => {
  const { container } = mount(<List choices={[library, ...many]} />)
  const boxes = () => container.querySelectorAll('[type=checkbox]')
  const more = () => container.querySelector('button')
  await expect.poll(more).not.toBeNull()
  // The first paint has what is visible. The rest of the first page follows in idle time.
  expect(more()?.textContent).toBe('Show more (1950)')
  more()?.click()
  await expect.element(boxLocator('Folder 50')).toHaveFocus()
  expect(boxes()).toHaveLength(101)
})

test('the filter narrows the list, Enter in it submits no form, and checked boxes stay checked', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const { user } = render(
    <form onSubmit={onSubmit}>
      <List choices={[library, ...many]} />
      <button type="submit">Send</button>
    </form>,
  )
  await user.click(press('Folder 3'))
  const filter = screen.getByRole('searchbox', { name: 'Find a folder' })
  await user.type(filter, 'folder 199')
  expect(screen.getByText('11 found')).toBeVisible()
  await user.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(box('My Library')).not.toBeInTheDocument()
  await user.click(press('Folder 1999'))
  await user.clear(filter)
  await user.type(filter, 'nothing')
  expect(screen.getByText('0 found')).toBeVisible()
  await user.clear(filter)
  expect(box('Folder 3')).toBeChecked()
  expect(screen.getByText('f3,f1999')).toBeInTheDocument()
})
