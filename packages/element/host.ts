import type { ReadableAtom } from 'nanostores'

/** Anything with a current value that can be watched: every nanostores store is one. */
export interface Readable<T> {
  get(): T
  /** Calls `listener` after each change, not at once. Returns the function that stops it. */
  listen(listener: () => void): () => void
}

/**
 * The logic of one element instance.
 *
 * `$view` holds the whole props of the view: state and verbs (callbacks). While it holds `null` the
 * fallback children stay: nothing is known yet that is worth drawing. Each new object is drawn, so a store
 * must not set an equal view again.
 */
export interface Model<V> {
  readonly $view: Readable<V | null>
  /** Called once, after the element has left the page for good (a move is not leaving). */
  destroy(): void
}

/** What a view may know of the element it is drawn in. */
export interface ViewHost {
  /** Unique for each instance on the page: the prefix of every id the view writes. */
  readonly id: string
  /**
   * The element itself. What a view puts among its children carries `data-bindery-light`, so that
   * the copies a clone brings are known and taken away.
   */
  readonly element: HTMLElement
}

/** What a model may know of its element. `A` are the typed attribute values. */
export interface Host<A> extends ViewHost {
  /** The attribute values, by property name, bad ones replaced by their defaults. */
  readonly $attributes: ReadableAtom<A>
  /** Writes property and attribute; `undefined` takes the attribute away. */
  set<K extends keyof A>(name: K, value: A[K] | undefined): void
  /** Dispatches on the element. False when a listener prevented it. */
  emit(event: Event): boolean
}
