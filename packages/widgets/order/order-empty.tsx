export interface OrderEmptyProps {
  words: { readonly empty: string; readonly store: string }
  /** The address of the store. */
  store: string
}

/** When there is nothing in it: that, and the way to the store. */
export function OrderEmpty({ words, store }: OrderEmptyProps) {
  return (
    <>
      <p>{words.empty}</p>
      <a className="bindery-link" href={store}>
        {words.store}
      </a>
    </>
  )
}
