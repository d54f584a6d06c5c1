import {
  type Cart,
  type CartItem,
  type CartPage,
  type CartState,
  cartOf,
  requestOf,
} from '@bindery/state/cart/cart.ts'
import { cartProblem } from '@bindery/state/cart/cart-problem.ts'
import type { Failure } from '@bindery/state/client/failure.ts'
import type { State } from '@bindery/state/state.ts'
import type { CartWords } from '../cart.messages.ts'
import { type CartRow, createRows, titleOf } from '../cart-rows.ts'

/** A line of the cart's page. */
export interface CartLine extends CartRow {
  /** Names the controls: the title, and the kind if another line has the same title. */
  readonly name: string
  /** The change that is in flight. */
  readonly saving: 'quantity' | 'removal' | null
  /** Why the last change failed. */
  readonly problem: { readonly message: string; retry(): void } | null
}

export interface CartLinesView {
  readonly lines: {
    readonly count: number
    /** Formats amounts and checks addresses only for the lines that are drawn. */
    first(count: number): readonly CartLine[]
  }
  /** The last removed line, as long as the removal can be undone. */
  readonly removed: { readonly title: string; readonly failed: string | null; undo(): void } | null
  change(id: string, quantity: number): void
  remove(id: string): void
}

type Page = CartPage & Pick<State, 'messages' | 'settings' | 'liveRegion'>
type Saving = Extract<CartState, { readonly status: 'known' }>['saving']

/** The titles that more than one line has: a book and its ebook, a case and the permission to copy it. */
const repeatedTitles = (items: readonly CartItem[]): ReadonlySet<string> => {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const title of items.map(titleOf)) (seen.has(title) ? repeated : seen).add(title)
  return repeated
}

/** The lines of the cart: quantities, removals and their undo. */
export const createLines = (
  page: Page,
  { element, words, render }: { element: EventTarget; words: () => CartWords; render: () => void },
) => {
  const store = cartOf(page)
  const from = { from: element }
  const problems = new Map<string, CartLine['problem']>()
  let removed: { readonly item: CartItem; failed: string | null } | null = null
  const rowOf = createRows(page)
  const lastLines = new Map<string, { readonly row: CartRow; readonly line: CartLine }>()

  /** An unchanged line keeps its object, so of 500 lines only one renders again. */
  const lineOf = (row: CartRow, repeated: ReadonlySet<string>, saving: Saving): CartLine => {
    const pending = saving.get(row.id)
    const line: CartLine = {
      ...row,
      name: repeated.has(row.title) ? `${row.title}, ${row.kind}` : row.title,
      quantity: pending || row.quantity,
      saving: pending === undefined ? null : pending === 0 ? 'removal' : 'quantity',
      problem: problems.get(row.id) ?? null,
    }
    const last = lastLines.get(row.id)
    const compared = ['name', 'quantity', 'saving', 'problem'] as const
    if (last?.row === row && compared.every((key) => last.line[key] === line[key])) return last.line
    lastLines.set(row.id, { row, line })
    return line
  }

  const fail = (id: string, failure: Failure, retry: () => void) => {
    if (failure.kind === 'signed-out') return
    const message = cartProblem(failure, page.messages)
    problems.set(id, { message, retry })
    render()
  }
  const change = async (id: string, quantity: number): Promise<void> => {
    problems.delete(id)
    const answer = await store.change(id, quantity, from)
    if (!answer.ok) fail(id, answer.failure, () => void change(id, quantity))
  }
  const remove = async (item: CartItem): Promise<void> => {
    problems.delete(item.itemid)
    const answer = await store.remove(item.itemid, from)
    if (!answer.ok) return fail(item.itemid, answer.failure, () => void remove(item))
    removed = { item, failed: null }
    page.liveRegion.announce(words().removed({ title: item.productTitle }))
    render()
  }
  const undo = async () => {
    if (!removed) return
    const current = removed
    const answer = await store.add([requestOf(current.item)], from)
    if (removed !== current) return
    if (answer.ok) removed = null
    else removed = { ...current, failed: cartProblem(answer.failure, page.messages) }
    render()
  }
  // The same functions for all renders, so that the memoized lines stay as they are.
  const actions: Pick<CartLinesView, 'change' | 'remove'> = {
    change: (id, quantity) => {
      removed = null
      const title = lastLines.get(id)?.line.name
      if (title) page.liveRegion.announce(words().quantityNow({ title, count: quantity }))
      void change(id, quantity)
    },
    remove: (id) => {
      const now = store.$cart.get()
      const items = now.status === 'known' ? now.cart.items : []
      const item = items.find(({ itemid }) => itemid === id)
      if (item) void remove(item)
    },
  }
  return {
    reset: () => {
      lastLines.clear()
      problems.clear()
      removed = null
    },
    view: (cart: Cart, saving: Saving): CartLinesView => {
      const { items } = cart
      const repeated = repeatedTitles(items)
      const first = (count: number) =>
        items.slice(0, count).map((item) => lineOf(rowOf(item, cart, words()), repeated, saving))
      return {
        lines: { count: items.length, first },
        removed: removed && {
          title: removed.item.productTitle,
          failed: removed.failed,
          undo: () => void undo(),
        },
        ...actions,
      }
    },
  }
}
