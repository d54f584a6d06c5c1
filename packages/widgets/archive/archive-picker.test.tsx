import { expect, test, vi } from 'vitest'
import { screen } from '../../../tests/support/render.tsx'
import { book, renderView } from '../test/render-view.tsx'
import { issueMessages } from './archive.messages.ts'
import { ArchivePicker } from './archive-picker.tsx'
import type { ArchivePickerView, ArchiveYears } from './archive-picker.view.ts'

const words = book.define('issue', issueMessages).get()
const month = (label: string) => ({ label, value: `/archive-toc/${label}` })
const ready = (state: Partial<ArchiveYears> = {}): ArchivePickerView => ({
  words,
  step: 'ready',
  years: ['2025', '1956'],
  year: '1956',
  months: [month('March'), month('May')],
  month: '',
  choose: vi.fn(),
  show: vi.fn(),
  ...state,
})
const months = () => screen.getByRole('combobox', { name: 'Month' })
const press = () => screen.getByRole('button', { name: 'Show issue' })

test('the archive picker asks for a month before it shows an issue', async () => {
  const show = vi.fn()
  const { user } = renderView(ArchivePicker, ready({ show }))
  await user.click(press())
  expect(months()).toHaveAccessibleDescription('Please choose a month.')
  expect(document.activeElement).toBe(months())
  await user.selectOptions(months(), 'May')
  await user.click(press())
  expect(show).toHaveBeenCalledExactlyOnceWith('/archive-toc/May')
})

test('the archive picker resets the month when the reader chooses another year', async () => {
  const choose = vi.fn()
  const { update, user } = renderView(ArchivePicker, ready({ choose, month: '/archive-toc/May' }))
  expect(months()).toHaveDisplayValue('May')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025')
  expect(choose).toHaveBeenLastCalledWith('2025')
  update(ready({ year: '2025', months: [month('June')] }))
  expect(months()).toHaveDisplayValue('Choose a month')
})

test('the archive picker says why the archive failed to load, and retries', async () => {
  const retry = vi.fn(async () => {})
  const { update, user } = renderView<ArchivePickerView>(ArchivePicker, {
    words,
    step: 'failed',
    message: 'No connection.',
    retry,
  })
  expect(screen.getByRole('alert')).toHaveTextContent('No connection.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
  update({ words, step: 'empty' })
  expect(screen.getByText('There are no issues in these years.')).toBeVisible()
})
