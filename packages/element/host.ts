import type { ReadableAtom } from 'nanostores'

/** A current value and its changes. Every nanostores store is one. */
export interface Readable<T> {
  get(): T
  /** Calls `listener` after each change, not at once. Returns a function that unsubscribes. */
  listen(listener: () => void): () => void
}

/**
 * The logic of one element.
 *
 * `$view` holds all props of the view: state and callbacks. While it is `null` the fallback children stay
 * visible. The element renders each new object, so a store must not set an equal view again.
 */
export interface Model<V> {
  readonly $view: Readable<V | null>
  /** Called once, after the element is removed from the page. A move is no removal. */
  destroy(): void
}

/**
 * A model whose `$view` is `view()`: now, and again after each change of the stores. It listens before it
 * calls `view`, because a store may load with its first listener.
 *
 *     return createView([trigger.$open, $words], view, trigger.destroy)
 *
 * @param ends called when the element is removed
 */
export const createView = <V>(
  stores: readonly Pick<Readable<unknown>, 'listen'>[],
  view: () => V,
  ...ends: readonly (() => void)[]
) => {
  const offs = stores.map((store) => store.listen(() => render()))
  let current = view()
  // No atom: it brings nine functions of its own, and a page may have 2,000 elements.
  let listeners: readonly (() => void)[] = []
  const $view: Readable<V> = {
    get: () => current,
    listen: (listener) => {
      listeners = [...listeners, listener]
      return () => {
        listeners = listeners.filter((each) => each !== listener)
      }
    },
  }
  /** Call it after a change that is in no store. */
  const render = () => {
    const next = view()
    if (next === current) return
    current = next
    for (const listener of listeners) listener()
  }
  const destroy = () => {
    for (const off of [...offs, ...ends]) off()
  }
  return { $view, render, destroy }
}

/** What a view may know of its element. */
export interface ViewHost {
  /** Unique on the page. Every id that the view sets starts with it. */
  readonly id: string
  /**
   * A view that renders among the element's children marks that content with `data-bindery-light`. A
   * clone of the element drops its copy by that mark.
   */
  readonly element: HTMLElement
}

/** What a model may know of its element. `A` are the typed attribute values. */
export interface Host<A> extends ViewHost {
  /** By property name. An invalid value is replaced by the default. */
  readonly $attributes: ReadableAtom<A>
  /** Sets property and attribute. `undefined` removes the attribute. */
  set<K extends keyof A>(name: K, value: A[K] | undefined): void
  /** Dispatches on the element. False if a listener called `preventDefault()`. */
  emit(event: Event): boolean
}
