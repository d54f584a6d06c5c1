import { useReducer, useState } from 'react'
import { expect, test } from 'vitest'
import { render, screen } from '../../../tests/support/render.tsx'
import { useMemoizedNodes } from './use-memoized-nodes.ts'

interface Row {
  readonly name: string
}
const rendered: string[] = []

function Line({ row, word }: { row: Row; word: string }) {
  rendered.push(row.name)
  return <li>{`${word} ${row.name}`}</li>
}

function List() {
  const [rows, setRows] = useState<readonly Row[]>([{ name: 'one' }, { name: 'two' }])
  const [word, setWord] = useState('Read')
  const [, again] = useReducer((count: number) => count + 1, 0)
  const nodeOf = useMemoizedNodes([word])
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

test('a memoized row renders again only if the row or a dependency has changed', async () => {
  rendered.length = 0
  const { user } = render(<List />)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  expect(screen.getByText('Read two')).toBeVisible()
  expect(rendered).toEqual(['one', 'two'])
  await press('Again')
  await press('Change one')
  expect(screen.getByText('Read three')).toBeVisible()
  expect(rendered).toEqual(['one', 'two', 'three'])
  await press('Change the word')
  expect(screen.getByText('Saved one')).toBeVisible()
  expect(rendered).toEqual(['one', 'two', 'three', 'one', 'three'])
})
