/** Where focus moves when a list has loaded more entries. */
import { focused } from '@bindery/ui/focus/focus.ts'
import { expectFocus } from '@bindery/ui/test/focus.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { place } from '../../../tests/support/mount.tsx'
import { onPage } from '../test/on-page.ts'
import { holdCalls } from '../test/page.ts'
import '../order-history/order-history.element.ts'
import './stream.element.ts'

const more = page.getByRole('button', { name: 'Load more items' })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })

/** Each tag with the path of its requests. */
const lists = [
  ['bindery-stream', '/api/latest'],
  ['bindery-order-history', '/api/user/history'],
] as const

/** A response with `count` entries, numbered from `from`. No entry has a link. */
const answer = (from: number, count: number, last: boolean, total: number | null) => ({
  body: JSON.stringify({
    entry: Array.from({ length: count }, (_, at) => ({
      id: `${from + at}`,
      title: `Entry ${from + at}`,
      content: {},
    })),
    page: { last, ...(total === null ? {} : { total }) },
  }),
})

const setup = async (tag: string, path: string, count: number, total: number | null) => {
  const here = await onPage({}, { reader: 'reader@example.com' })
  await here.mock.faults([
    { path: `${path}/0/`, ...answer(0, 8, false, total) },
    { path: `${path}/1/`, ...answer(8, count, true, total) },
  ])
  place(tag)
  await expect.element(heading('Entry 7')).toBeVisible()
  const told = () => here.state.liveRegion.$announcement.get().text
  return { ...here, told }
}

test.each(lists)('%s: on the first new one, also where it has no link', async (tag, path) => {
  const { told } = await setup(tag, path, 3, 11)
  await more.click()
  await expect.element(heading('Entry 10')).toBeVisible()
  await expect.poll(() => focused()?.textContent).toMatch(/^Entry 8/)
  await expect.poll(told).toBe('3 more, 11 of 11')
})

test.each(lists)('%s: who has gone elsewhere meanwhile stays there', async (tag, path) => {
  const here = await setup(tag, path, 3, null)
  const field = place('input', { 'aria-label': 'Elsewhere' })
  const release = holdCalls(here.environment, `${path}/1/`)
  await more.click()
  field.focus()
  release()
  await expect.element(heading('Entry 10')).toBeVisible()
  await expect.poll(here.told).toBe('3 more')
  await expectFocus(page.getByLabelText('Elsewhere'))
})

test.each(lists)('%s: on the last one when there was nothing more', async (tag, path) => {
  const { told } = await setup(tag, path, 0, null)
  await more.click()
  await expect.element(more).not.toBeInTheDocument()
  await expect.poll(() => focused()?.textContent).toMatch(/^Entry 7/)
  await expect.poll(told).toBe('0 more')
})

test.each(lists)('%s: on the button while it fails', async (tag, path) => {
  const here = await setup(tag, path, 3, null)
  await here.mock.faults([{ path: `${path}/1/`, status: 403 }])
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Something went wrong/)).toBeVisible()
  await expectFocus(more)
})
