import { Button } from '@bindery/ui/button.tsx'
import { Notice } from '@bindery/ui/notice.tsx'
import { useState } from 'react'

export interface OrderUnloadedProps {
  words: { readonly unloaded: string; readonly again: string }
  /** Where that is known. */
  why?: string | null
  again: () => unknown
}

/** When it could not be had: that, and the way to ask again. */
export function OrderUnloaded({ words, why, again }: OrderUnloadedProps) {
  const [asking, setAsking] = useState(false)
  const press = async () => {
    setAsking(true)
    await again()
    setAsking(false)
  }
  return (
    <>
      <Notice kind="error">
        {asking ? null : [words.unloaded, why].filter(Boolean).join(' ')}
      </Notice>
      <Button busy={asking} onClick={press}>
        {words.again}
      </Button>
    </>
  )
}
