import { expect, test, vi } from 'vitest'
import { screen } from '../../../tests/support/render.tsx'
import { book, renderView } from '../test/render-view.tsx'
import { historyMessages } from './order-history.messages.ts'
import type { HistoryRow, HistoryView } from './order-history.model.ts'
import { OrderHistory } from './order-history.tsx'

type List = Extract<HistoryView, { kind: 'list' }>

const words = historyMessages(book).get()
const row = (id: string, facts: Partial<HistoryRow> = {}): HistoryRow => ({
  id,
  title: `Order ${id}`,
  date: 'October 02, 2026',
  cancelled: false,
  total: '$54.90',
  lines: [{ title: 'Tool Kit', by: '' }],
  more: 0,
  note: null,
  ...facts,
})
const list = (state: Partial<List> = {}): List => ({
  words,
  store: '/store',
  kind: 'list',
  rows: [row('1'), row('2')],
  last: false,
  changing: false,
  why: null,
  more: vi.fn(),
  ...state,
})
const loadMore = () => screen.getByRole('button', { name: 'Load more items' })
const order = (id: string) => screen.getByRole('heading', { name: `Order ${id}` }).closest('li')

test('the order history shows the state of an order and the number of its further items', () => {
  renderView(OrderHistory, list({ rows: [row('1', { more: 2 }), row('2', { cancelled: true })] }))
  expect(order('1')).toMatchTextContent(/Purchased.*October 02, 2026.*Total: \$54\.90/)
  expect(order('1')).toMatchTextContent('and 2 more')
  expect(order('2')).toMatchTextContent(/Cancelled.*October 02, 2026/)
})

test('the order history moves focus to the first new order after Load more', async () => {
  const more = vi.fn()
  const { update, user } = renderView(OrderHistory, list({ more }))
  await user.click(loadMore())
  expect(more).toHaveBeenCalledOnce()
  update(list({ more, changing: true }))
  expect(loadMore()).toHaveAttribute('aria-busy', 'true')
  update(list({ more, rows: [row('1'), row('2'), row('3')], last: true }))
  expect(document.activeElement).toBe(order('3'))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('the order history keeps focus on Load more and says why no more orders came', async () => {
  const { update, user } = renderView(OrderHistory, list())
  await user.click(loadMore())
  update(list({ changing: true }))
  update(list({ why: 'No connection.' }))
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your orders could not be loaded. No connection.',
  )
  expect(document.activeElement).toBe(loadMore())
})

test('the order history offers the store to a reader without orders, and sign-in to a guest', async () => {
  const signIn = vi.fn()
  const { update, user } = renderView<HistoryView>(OrderHistory, list({ rows: [] }))
  expect(screen.getByRole('link', { name: 'Visit Our Store' })).toHaveAttribute('href', '/store')
  update({ words, store: '/store', kind: 'guest', signIn })
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(signIn).toHaveBeenCalledOnce()
})
