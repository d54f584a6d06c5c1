import { RetryNotice } from '@bindery/ui/retry-notice.tsx'

export interface OrderUnloadedProps {
  words: { readonly unloaded: string; readonly again: string }
  /** Where that is known. */
  why?: string | null
  again: () => unknown
}

/** When it could not be had: that, and the way to ask again. */
export const OrderUnloaded = ({ words, why, again }: OrderUnloadedProps) => (
  <RetryNotice
    message={[words.unloaded, why].filter(Boolean).join(' ')}
    label={words.again}
    retry={again}
  />
)
