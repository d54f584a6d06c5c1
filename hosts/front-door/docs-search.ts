/** The search of the documents: an index of their sections, loaded when somebody enters the field. */
import MiniSearch from 'minisearch'

/** A section of a document, as `docs/sections.json` has it. */
export interface SearchedSection {
  readonly id: number
  readonly href: string
  /** The title of the document. */
  readonly title: string
  readonly heading: string
  readonly text: string
}

const mostResults = 12
/** How much of a section is shown around the first word that was found, in characters. */
const excerptLength = 160

const search = document.querySelector<HTMLElement>('search')
const field = search?.querySelector('input')
const results = document.querySelector<HTMLElement>('#search-results')
const count = document.querySelector<HTMLElement>('#search-count')

type Index = MiniSearch<SearchedSection>

const load = async (): Promise<Index> => {
  const answer = await fetch('sections.json')
  if (!answer.ok) throw new Error(`sections.json answered ${answer.status}.`)
  const index = new MiniSearch<SearchedSection>({
    fields: ['heading', 'title', 'text'],
    storeFields: ['href', 'title', 'heading', 'text'],
    searchOptions: {
      boost: { heading: 4, title: 2 },
      prefix: true,
      fuzzy: 0.15,
      combineWith: 'AND',
    },
  })
  index.addAll((await answer.json()) as SearchedSection[])
  return index
}

let loading: Promise<Index> | undefined
const indexed = (): Promise<Index> => {
  loading ??= load()
  // The next letter tries again.
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

const excerpt = (text: string, terms: readonly string[]): string => {
  const places = terms.map((term) => text.toLowerCase().indexOf(term)).filter((at) => at >= 0)
  const start = Math.max(0, Math.min(...places, text.length) - excerptLength / 4)
  const from = start === 0 || places.length === 0 ? 0 : text.indexOf(' ', start) + 1
  const part = text.slice(from, from + excerptLength)
  return `${from > 0 ? '… ' : ''}${part}${from + excerptLength < text.length ? ' …' : ''}`
}

const item = (found: SearchedSection, terms: readonly string[]): HTMLElement => {
  const entry = document.createElement('li')
  const link = document.createElement('a')
  link.href = found.href
  link.textContent =
    found.heading === found.title ? found.title : `${found.title}: ${found.heading}`
  const words = document.createElement('p')
  words.textContent = excerpt(found.text, terms)
  entry.append(link, words)
  return entry
}

const show = async (words: string): Promise<void> => {
  if (!results || !count) return
  if (words === '') {
    results.replaceChildren()
    count.textContent = ''
    return
  }
  try {
    const index = await indexed()
    // Somebody may have typed on while the index came.
    if (field?.value.trim() !== words) return
    const found = index.search(words).slice(0, mostResults)
    results.replaceChildren(
      ...found.map((each) => item(each as unknown as SearchedSection, each.terms)),
    )
    count.textContent =
      found.length === 0 ? `Nothing has the words “${words}”.` : `${found.length} sections found`
  } catch {
    results.replaceChildren()
    count.textContent = 'The search could not be loaded. Check your connection, and type on.'
  }
}

if (search && field && results) {
  field.addEventListener('focus', () => void indexed().catch(() => {}), { once: true })
  field.addEventListener('input', () => void show(field.value.trim()))
  // Somebody may have typed before this script ran, or have come back to the page.
  void show(field.value.trim())
  search.addEventListener('submit', (event) => {
    event.preventDefault()
    results.querySelector('a')?.focus()
  })
  search.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || field.value === '') return
    field.value = ''
    void show('')
    field.focus()
  })
}
