import { type Cart, type CartItem, type CartState, cartOf, requestOf } from '@bindery/state/cart.ts'
import type { Failure } from '@bindery/state/failure.ts'
import type { State } from '@bindery/state/state.ts'
import type { CartWords } from './cart.messages.ts'
import { type CartRow, createRows } from './cart.rows.ts'
import type { CartLine, CartView } from './cart.view.ts'
import { problemWords } from './cart.words.ts'

type Page = Pick<
  State,
  'cart' | 'environment' | 'messages' | 'online' | 'session' | 'settings' | 'status'
>
type Shown = Extract<CartView, { readonly step: 'shown' }>
type Saving = Extract<CartState, { readonly status: 'known' }>['saving']

/** The titles that more than one line has: a book and its ebook, a case and the right to copy it. */
const doubled = (rows: readonly CartRow[]): ReadonlySet<string> => {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { title } of rows) (seen.has(title) ? twice : seen).add(title)
  return twice
}

/** The lines of the cart: quantities, and what goes and comes back. */
export const createLines = (
  page: Page,
  { element, words, paint }: { element: EventTarget; words: () => CartWords; paint: () => void },
) => {
  const store = cartOf(page)
  const from = { from: element }
  const problems = new Map<string, CartLine['problem']>()
  let removed: { readonly item: CartItem; failed: string | null } | null = null
  const rowFor = createRows(page)
  const drawn = new Map<string, { readonly row: CartRow; readonly line: CartLine }>()

  /** The same object as before as long as it says the same: of 500 lines one is drawn anew. */
  const lineOf = (row: CartRow, twice: ReadonlySet<string>, savings: Saving): CartLine => {
    const wanted = savings.get(row.id)
    const line: CartLine = {
      ...row,
      name: twice.has(row.title) ? `${row.title}, ${row.kind}` : row.title,
      quantity: wanted || row.quantity,
      saving: wanted === undefined ? null : wanted === 0 ? 'removal' : 'quantity',
      problem: problems.get(row.id) ?? null,
    }
    const last = drawn.get(row.id)
    const told = ['name', 'quantity', 'saving', 'problem'] as const
    if (last?.row === row && told.every((key) => last.line[key] === line[key])) return last.line
    drawn.set(row.id, { row, line })
    return line
  }

  /** Told where it happened, and done again from there. */
  const fail = async (id: string, failure: Failure, again: () => void) => {
    if (failure.kind === 'signed-out') return
    const message = await problemWords(failure, page)
    problems.set(id, { message, again })
    paint()
  }
  const change = async (id: string, quantity: number): Promise<void> => {
    problems.delete(id)
    const answer = await store.change(id, quantity, from)
    if (!answer.ok) await fail(id, answer.failure, () => void change(id, quantity))
  }
  const remove = async (item: CartItem): Promise<void> => {
    problems.delete(item.itemid)
    const answer = await store.remove(item.itemid, from)
    if (!answer.ok) return fail(item.itemid, answer.failure, () => void remove(item))
    removed = { item, failed: null }
    page.status.announce(words().removed({ title: item.productTitle }))
    paint()
  }
  const undo = async () => {
    if (!removed) return
    const back = removed
    const answer = await store.add([requestOf(back.item)], from)
    if (removed !== back) return
    if (answer.ok) removed = null
    else removed = { ...back, failed: await problemWords(answer.failure, page) }
    paint()
  }
  const acts: Pick<Shown, 'change' | 'remove'> = {
    change: (id, quantity) => {
      removed = null
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
    forget: () => {
      drawn.clear()
      problems.clear()
      removed = null
    },
    view: (cart: Cart, saving: Saving): Pick<Shown, 'lines' | 'removed' | 'change' | 'remove'> => {
      const rows = cart.items.map((item) => rowFor(item, cart, words()))
      const twice = doubled(rows)
      return {
        lines: rows.map((row) => lineOf(row, twice, saving)),
        removed: removed && {
          title: removed.item.productTitle,
          failed: removed.failed,
          undo: () => void undo(),
        },
        ...acts,
      }
    },
  }
}
