import { caseStudyMessages } from '@bindery/state/orders/order.messages.ts'
import orderHistory from '@bindery/widgets/order-history/order-history.element.ts'
import { historyMessages } from '@bindery/widgets/order-history/order-history.messages.ts'
import type { HistoryRow, HistoryView } from '@bindery/widgets/order-history/order-history.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { book } from '../book.ts'
import { type ElementViewProps, elementView } from '../element-view.tsx'

type List = Extract<HistoryView, { kind: 'list' }>

const base = { words: historyMessages(book).get(), store: '/store' }
const row = (
  id: string,
  titles: readonly string[],
  more: Partial<HistoryRow> = {},
): HistoryRow => ({
  id,
  title: `Order ${id}`,
  date: 'October 02, 2026',
  cancelled: false,
  total: '$54.90',
  lines: titles.map((title) => ({ title, by: '' })),
  more: 0,
  note: null,
  ...more,
})
const list = (more: Partial<List> = {}): HistoryView => ({
  ...base,
  kind: 'list',
  rows: [
    row('20417', ['The Handover Handbook', 'Strategy on One Page']),
    row('20388', ['Negotiating Slowly'], { cancelled: true, total: '$24.95' }),
    row('20291', ['Tool Kit', 'Meetings', 'A Raise', 'A Forecast', 'Near Misses'], {
      more: 2,
      note: caseStudyMessages(book).get().expires,
    }),
  ],
  last: true,
  changing: false,
  why: null,
  more: action('more'),
  ...more,
})

const meta: Meta<ElementViewProps<HistoryView>> = {
  title: 'order-history/Order history',
  component: elementView(orderHistory, () => 'Customer service knows your orders as well.'),
  args: { view: list() },
}
export default meta
type Story = StoryObj<ElementViewProps<HistoryView>>

export const Orders: Story = {}
export const MoreToLoad: Story = { args: { view: list({ last: false }) } }
export const LoadingMore: Story = { args: { view: list({ last: false, changing: true }) } }
export const LoadMoreFailed: Story = {
  args: { view: list({ last: false, why: 'Something went wrong. Please try again.' }) },
}
export const NoOrders: Story = { args: { view: list({ rows: [] }) } }
export const Guest: Story = {
  args: { view: { ...base, kind: 'guest', signIn: action('signIn') } },
}
export const Loading: Story = { args: { view: { ...base, kind: 'loading' } } }
export const Maintenance: Story = { args: { view: { ...base, kind: 'maintenance' } } }
export const LoadFailed: Story = {
  args: {
    view: {
      ...base,
      kind: 'failed',
      why: 'Please wait 5 minutes and try again.',
      again: action('again'),
    },
  },
}
export const ShowsChildren: Story = { args: { view: null } }
export const Scene: Story = {
  render: () => createElement('bindery-order-history'),
  parameters: { scene: true },
}
