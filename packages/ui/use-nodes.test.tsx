import { useReducer, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../tests/support/mount.tsx'
import { useNodes } from './use-nodes.ts'

interface Row {
  readonly name: string
}
const drawn: string[] = []

function Line({ row, word }: { row: Row; word: string }) {
  drawn.push(row.name)
  return <li>{`${word} ${row.name}`}</li>
}

function List() {
  const [rows, setRows] = useState<readonly Row[]>([{ name: 'one' }, { name: 'two' }])
  const [word, setWord] = useState('Read')
  const [, again] = useReducer((count: number) => count + 1, 0)
  const nodeOf = useNodes([word])
  return (
    <>
      <ul>{rows.map((row, at) => nodeOf(row, () => <Line key={at} row={row} word={word} />))}</ul>
      <button type="button" onClick={again}>
        Again
      </button>
      <button
        type="button"
        onClick={() => setRows(([first = { name: '' }]) => [first, { name: 'three' }])}
      >
        Change one
      </button>
      <button type="button" onClick={() => setWord('Saved')}>
        Change the word
      </button>
    </>
  )
}

test('a row that is what it was is not drawn again, unless what all are drawn with is another', async () => {
  drawn.length = 0
  mount(<List />)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await expect.element(page.getByText('Read two')).toBeVisible()
  expect(drawn).toEqual(['one', 'two'])
  await press('Again')
  await press('Change one')
  await expect.element(page.getByText('Read three')).toBeVisible()
  expect(drawn).toEqual(['one', 'two', 'three'])
  await press('Change the word')
  await expect.element(page.getByText('Saved one')).toBeVisible()
  expect(drawn).toEqual(['one', 'two', 'three', 'one', 'three'])
})
