import { isOwnStream } from '@bindery/contract/stream-rule.ts'
import type { StreamQuery } from '@bindery/state/stream.ts'
import type { StreamAttributes } from './stream.attributes.ts'

/** What the page has in the tag: its own first page of the stream. */
export interface FirstPage {
  /** Its entries. */
  readonly count: number
  /** There is no link to a further page in it. */
  readonly last: boolean
}

/** Each `<article>` among the children is an entry, and a link with `rel="next"` says that there is more. */
export const firstPageIn = (element: Element): FirstPage | null => {
  const { length: count } = element.querySelectorAll('article')
  return count === 0 ? null : { count, last: !element.querySelector('a[rel~="next"]') }
}

const kinds = ['read', 'watched', 'shared', 'ordered'] as const

/** What is asked of the server. */
export const queryOf = ({ stream, filter, params = '' }: StreamAttributes): StreamQuery => {
  const passed = Object.fromEntries(new URLSearchParams(params))
  if (!isOwnStream(stream)) {
    return { stream, params: { ...passed, ...(filter ? { topic: filter } : {}) } }
  }
  switch (stream) {
    case 'list':
      return { stream, id: passed['id'] ?? '' }
    case 'history': {
      const kind = kinds.find((one) => one === filter)
      return kind ? { stream, filter: kind } : { stream }
    }
    case 'following':
      return filter ? { stream, filter } : { stream }
    case 'saves':
      return { stream }
  }
}
