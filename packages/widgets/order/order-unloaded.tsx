import { Button } from '@bindery/ui/button.tsx'
import { Notice } from '@bindery/ui/notice.tsx'

export interface OrderUnloadedProps {
  words: { readonly unloaded: string; readonly again: string }
  /** Where that is known. */
  why?: string | null
  again: () => void
}

/** When it could not be had: that, and the way to ask again. */
export function OrderUnloaded({ words, why, again }: OrderUnloadedProps) {
  return (
    <>
      <Notice kind="error">
        {words.unloaded} {why}
      </Notice>
      <Button onClick={again}>{words.again}</Button>
    </>
  )
}
