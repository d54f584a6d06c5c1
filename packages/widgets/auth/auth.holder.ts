import type { State } from '@bindery/state/state.ts'
import { atom, type WritableAtom } from 'nanostores'

/** The modals of a page, the one that answers to the page's sign-in requests first. */
const holders = new WeakMap<State['environment'], WritableAtom<readonly string[]>>()

export interface Holder {
  /** Whether this modal is the one that shows. */
  mine(): boolean
  /** Becomes it: the page has opened this one by name. */
  claim(): void
  listen(fn: () => void): () => void
  /** True when no modal is left. */
  leave(): boolean
}

/** A page may carry several modals and has one session: only one of them shows at a time. */
export const createHolder = ({ environment }: State, id: string): Holder => {
  const $order = holders.get(environment) ?? atom<readonly string[]>([])
  holders.set(environment, $order)
  const others = () => $order.get().filter((other) => other !== id)
  $order.set([...$order.get(), id])
  return {
    mine: () => $order.get()[0] === id,
    claim: () => $order.set([id, ...others()]),
    listen: (fn) => $order.listen(fn),
    leave: () => {
      $order.set(others())
      return $order.get().length === 0
    },
  }
}
