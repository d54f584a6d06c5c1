import { type FormEvent, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../tests/support/mount.tsx'
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
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
const filter = page.getByRole('searchbox', { name: 'Find a folder' })

test('a short list is boxes in a group; what is fixed is ticked, with the reason', async () => {
  mount(<List choices={[library, ...many.slice(0, 3)]} />)
  await expect.element(page.getByRole('group', { name: 'Folders' })).toBeVisible()
  await expect.element(box('My Library')).toBeChecked()
  await expect.element(box('My Library')).toBeDisabled()
  await expect.element(box('My Library')).toHaveAccessibleDescription('Always there')
  await expect.element(filter).not.toBeInTheDocument()
  await box('Folder 1').click()
  await box('Folder 2').click()
  await box('Folder 1').click()
  await expect.element(page.getByText('f2', { exact: true })).toBeInTheDocument()
})

test('a long list shows a part, and more when asked, with focus on the first new one', async () => {
  mount(<List choices={[library, ...many]} />)
  await expect.element(box('Folder 49')).toBeInTheDocument()
  expect(page.getByRole('checkbox').elements()).toHaveLength(51)
  await page.getByRole('button', { name: 'Show more (1950)' }).click()
  await expect.element(box('Folder 50')).toHaveFocus()
  expect(page.getByRole('checkbox').elements()).toHaveLength(101)
})

test('the button for more says the same from the first moment, and waits for nothing', async () => {
  const { container } = mount(<List choices={[library, ...many]} />)
  const boxes = () => container.querySelectorAll('[type=checkbox]')
  const more = () => container.querySelector('button')
  await expect.poll(more).not.toBeNull()
  // Painted first is what can be seen; the rest of a page comes when nobody waits for anything.
  expect(more()?.textContent).toBe('Show more (1950)')
  more()?.click()
  await expect.element(box('Folder 50')).toHaveFocus()
  expect(boxes()).toHaveLength(101)
})

test('what is typed narrows it, Enter sends no form, and what was ticked stays so', async () => {
  const sent = vi.fn((event: FormEvent) => event.preventDefault())
  mount(
    <form onSubmit={sent}>
      <List choices={[library, ...many]} />
      <button type="submit">Send</button>
    </form>,
  )
  await box('Folder 3').click()
  await filter.fill('folder 199')
  await expect.element(page.getByText('11 found')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(sent).not.toHaveBeenCalled()
  await expect.element(box('My Library')).not.toBeInTheDocument()
  await box('Folder 1999').click()
  await filter.fill('nothing')
  await expect.element(page.getByText('0 found')).toBeVisible()
  await userEvent.clear(filter)
  await expect.element(box('Folder 3')).toBeChecked()
  await expect.element(page.getByText('f3,f1999', { exact: true })).toBeInTheDocument()
})
