import { failureMessages, wordsOf } from '@bindery/state/client/failure.messages.ts'
import { createLatestRead } from '@bindery/state/client/latest-read.ts'
import { loadOnce } from '@bindery/state/client/lazy.ts'
import type { State } from '@bindery/state/state.ts'
import type { StreamQuery } from '@bindery/state/streams/stream.ts'
import { readWhole } from '@bindery/state/streams/stream-export.ts'
import { libraryMessages } from '../library.messages.ts'
import type { ListFile, ListFormat } from './bibliography.ts'

const loadBibliography = loadOnce(() => import('./bibliography.ts'))

/** The export of the active folder as a file. */
export interface ExportView {
  /** The format of the file that is being made. */
  readonly busy: ListFormat | null
  /** Why the last file could not be made. */
  readonly message: string | null
  /** null if the file could not be made, or another one is being made. */
  createFile(format: ListFormat): Promise<ListFile | null>
}

export interface ExportParts {
  readonly render: () => void
  /** The entries to export, and the name of the file without its extension. */
  readonly source: () => { readonly query: StreamQuery; readonly name: string }
}

/** Exports the whole active folder, including entries that are not loaded yet. */
export const createExport = (state: State, { render, source }: ExportParts) => {
  const { environment, messages, session, liveRegion } = state
  const $words = messages.define('library', libraryMessages)
  let busy: ListFormat | null = null
  let message: string | null = null
  /** The read for another folder or reader is aborted. */
  const read = createLatestRead()

  const createFile = async (format: ListFormat): Promise<ListFile | null> => {
    if (busy) return null
    const signal = read.next()
    busy = format
    message = null
    render()
    const { query, name } = source()
    const [answer, writer] = await Promise.all([
      readWhole(state, query, signal),
      loadBibliography().catch(() => null),
    ])
    if (signal.aborted) return null
    if (!answer.ok && answer.failure.kind === 'signed-out') session.expired()
    busy = null
    const { origin } = environment.location()
    const file =
      answer.ok && writer ? writer.bibliographyOf(format, answer.entries, { name, origin }) : null
    if (file) liveRegion.announce($words.get().exported({ file: file.name }))
    else {
      const failure = answer.ok ? ({ kind: 'offline' } as const) : answer.failure
      message = wordsOf(failure, failureMessages(messages).get())
    }
    render()
    return file
  }
  return {
    view: (): ExportView => ({ busy, message, createFile }),
    /** Resets the export for another folder or reader. */
    reset: () => {
      read.end()
      busy = null
      message = null
    },
  }
}
