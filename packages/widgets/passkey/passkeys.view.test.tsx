import { expect, test, vi } from 'vitest'
import { screen } from '../../../tests/support/render.tsx'
import { book, renderView } from '../test/render-view.tsx'
import { passkeysMessages } from './passkey.messages.ts'
import type { PasskeysView } from './passkeys.model.ts'
import { Passkeys } from './passkeys.tsx'

type List = Extract<PasskeysView, { readonly step: 'list' }>

const words = book.define('passkeys', passkeysMessages).get()
const rows = ['Laptop', 'Phone'].map((name) => ({ id: name, name, added: 'today', used: 'never' }))
const list = (state: Partial<List> = {}): List => ({
  step: 'list',
  words,
  drafts: {},
  retry: vi.fn(async () => {}),
  add: vi.fn(async () => {}),
  draft: vi.fn(),
  confirm: vi.fn(),
  remove: vi.fn(async () => {}),
  rows,
  confirming: null,
  removing: false,
  removalProblem: null,
  notice: null,
  unavailable: null,
  problem: null,
  sending: false,
  ...state,
})
const removeOf = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^Remove ?${name}$`) })

test('the question about a passkey takes focus, and Keep returns it to the Remove button', async () => {
  const confirm = vi.fn()
  const { update, user } = renderView(Passkeys, list({ confirm }))
  await user.click(removeOf('Phone'))
  expect(confirm).toHaveBeenLastCalledWith('Phone')
  update(list({ confirm, confirming: 'Phone' }))
  expect(document.activeElement).toHaveTextContent(words.removeQuestion({ name: 'Phone' }))
  await user.click(screen.getByRole('button', { name: words.keep }))
  expect(confirm).toHaveBeenLastCalledWith(null)
  update(list({ confirm }))
  expect(document.activeElement).toBe(removeOf('Phone'))
})

test('the heading of the passkeys takes focus when the focused passkey was removed', () => {
  const { update } = renderView(Passkeys, list({ confirming: 'Phone' }))
  update(list({ rows: rows.slice(0, 1), notice: words.wasRemoved }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: words.title }))
  expect(screen.getByText(words.wasRemoved)).toBeVisible()
})

test('a browser without passkeys shows the reason in place of the form', () => {
  const { update } = renderView(Passkeys, list())
  expect(screen.getByRole('form', { name: words.add })).toBeVisible()
  update(list({ unavailable: 'This browser has no passkeys.' }))
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('This browser has no passkeys.')
})
