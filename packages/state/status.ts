import { atom, type ReadableAtom } from 'nanostores'

/** What the page's one polite live region says. The number makes the same words a new announcement. */
export interface Announcement {
  readonly text: string
  readonly count: number
}

export interface Status {
  readonly $announcement: ReadableAtom<Announcement>
  announce(text: string): void
}

/** What is said in the live region of the page. */
export const createStatus = (): Status => {
  const $announcement = atom<Announcement>({ text: '', count: 0 })
  return {
    $announcement,
    announce: (text) => $announcement.set({ text, count: $announcement.get().count + 1 }),
  }
}
