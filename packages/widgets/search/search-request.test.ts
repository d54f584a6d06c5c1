import { leaveCalls } from '@bindery/state/test/calls.ts'
import { visit } from '@bindery/state/test/state.ts'
import { expect, test, vi } from 'vitest'
import { createAsking } from './search-request.ts'

test('a newer term aborts the request of the one before it, and closing the overlay the last one', async () => {
  const { page, state } = visit()
  const aborted = leaveCalls(page, 'auto-suggest')
  const { type, stop } = createAsking(state)
  type('price')
  await vi.waitFor(() => expect(aborted()).toEqual([false]))
  type('pricing')
  page.advance(350)
  await vi.waitFor(() => expect(aborted()).toEqual([true, false]))
  stop()
  expect(aborted()).toEqual([true, true])
})
