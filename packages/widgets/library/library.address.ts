import type { State } from '@bindery/state/state.ts'

/**
 * The folder in the address of the page (spec content 2): `/my-library/library/{folder-slug}`. Only
 * where the page is My Library's own; another page's address and history are none of our business.
 */
export interface LibraryAddress {
  /** The slug in the address; '' on /my-library itself, null on any other page. */
  slug(): string | null
  /** Where a folder is; for its link. '' is all of My Library. */
  to(slug: string): string
  /** Shows a folder's address: a step that Back takes back, or in place of this one. */
  show(slug: string, how: 'step' | 'instead'): void
}

/** The folder's address, on the page of My Library. */
export const createAddress = ({
  environment,
  settings,
}: Pick<State, 'environment' | 'settings'>): LibraryAddress => {
  const base = new URL(settings.paths.myLibrary).pathname.replace(/\/$/, '')
  const folders = `${base}/library/`
  const slug = () => {
    const path = environment.location().pathname.replace(/\/$/, '')
    if (path === base) return ''
    const last = path.startsWith(folders) ? path.slice(folders.length) : ''
    try {
      return last && !last.includes('/') ? decodeURIComponent(last) : null
    } catch {
      return null
    }
  }
  const to = (wanted: string) => (wanted ? folders + encodeURIComponent(wanted) : base)
  return {
    slug,
    to,
    show: (wanted, how) => {
      const now = slug()
      if (now === null || now === wanted) return
      const { search } = environment.location()
      if (how === 'step') environment.pushUrl(to(wanted) + search)
      else environment.replaceUrl(to(wanted) + search)
    },
  }
}
