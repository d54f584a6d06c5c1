import { TitleRequestEvent } from './page-title.events.ts'

/** What a document's title consists of: the parts of tags, and what the page wrote. */
interface Title {
  /** The page's own title, without parts. */
  base: string
  /** The title that was set or found last. */
  shown: string
  readonly parts: Map<Element, string>
}

/** A part of the title; nothing if it is empty. */
export type TitlePart = string | 0

/** The host of a tag. */
interface Titled {
  readonly element: HTMLElement
  /** False if a listener cancelled the event. */
  emit(event: Event): boolean
}

const titles = new WeakMap<Document, Title>()
/** The part that each tag has asked for last. */
const asked = new WeakMap<Element, string>()

/** The title without this part and one separator beside it. null: the title does not have the part. */
export const titleWithout = (title: string, part: string): string | null => {
  const at = part ? title.toLowerCase().indexOf(part.toLowerCase()) : -1
  if (at < 0) return null
  const [before, after] = [title.slice(0, at), title.slice(at + part.length)]
  const [open, close] = [
    before.replace(/\s*[,;:|·–—-]\s*$/, ''),
    after.replace(/^\s*[,;:|·–—-]\s*/, ''),
  ]
  // Without a separator on both sides it is a word of the title: ‘Library’ in ‘My Library’.
  if ((before && open === before) || (after && close === after)) return null
  return before ? open + after : close
}

const update = (host: Titled): void => {
  const { element } = host
  const page = element.ownerDocument
  // A model test has no document.
  const now: unknown = page?.title
  const part = asked.get(element) ?? ''
  // An `<img name="title">` of the page hides the title.
  if (typeof now !== 'string') return
  const title = titles.get(page) ?? { base: now, shown: now, parts: new Map() }
  titles.set(page, title)
  if ((title.parts.get(element) ?? '') === part) return
  for (const each of title.parts.keys()) if (!each.isConnected) title.parts.delete(each)
  // The page has set another title since.
  if (now !== title.shown) Object.assign(title, { base: now, shown: now })
  if (part) title.parts.set(element, part)
  else title.parts.delete(element)
  const rest = titleWithout(title.base, part)
  if (rest !== null) {
    // The server has named the part.
    title.base = rest
    return
  }
  const next = [...title.parts.values(), title.base].filter(Boolean).join(' | ')
  if (!host.emit(new TitleRequestEvent(next, part)) || next === now) return
  page.title = next
  title.shown = next
}

/**
 * Puts parts before the title of the document: the name of a folder, a step or a page. None takes them away. It does so
 * in the next task: by then the address has changed, and the history keeps the old title for the old address. The
 * page is asked first. A title that the page has set meanwhile stays, and one that names the part is right as it is.
 */
export const showTitlePart = (host: Titled, ...parts: readonly TitlePart[]): void => {
  const { element } = host
  const part = parts.filter(Boolean).join(', ')
  if ((asked.get(element) ?? '') === part) return
  asked.set(element, part)
  setTimeout(() => update(host))
}
