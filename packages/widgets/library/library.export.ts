import { failureMessages, wordsOf } from '@bindery/state/failure.messages.ts'
import type { State } from '@bindery/state/state.ts'
import type { StreamQuery } from '@bindery/state/stream.ts'
import { readWhole } from '@bindery/state/stream-whole.ts'
import type { ListFile, ListFormat } from './bibliography.ts'
import { libraryMessages } from './library.messages.ts'
import type { ExportView } from './library.view.ts'

export interface ExportParts {
  readonly paint: () => void
  /** What is shown, and the name of its file without an ending. */
  readonly shown: () => { readonly query: StreamQuery; readonly name: string }
}

/** Makes a file of the whole folder that is shown, also of what has not been loaded. */
export const createExport = (state: State, { paint, shown }: ExportParts) => {
  const { environment, messages, session, status } = state
  const $words = messages.define('library', libraryMessages)
  let busy: ListFormat | null = null
  let message: string | null = null
  /** Counts folders and readers: a file for an earlier one is dropped. */
  let round = 0

  const make = async (format: ListFormat): Promise<ListFile | null> => {
    if (busy) return null
    round += 1
    const mine = round
    busy = format
    message = null
    paint()
    const { query, name } = shown()
    const [answer, writer] = await Promise.all([
      readWhole(state, query),
      import('./bibliography.ts').catch(() => null),
    ])
    if (mine !== round) return null
    if (!answer.ok && answer.failure.kind === 'signed-out') session.expired()
    busy = null
    const { origin } = environment.location()
    const file =
      answer.ok && writer ? writer.bibliographyOf(format, answer.entries, { name, origin }) : null
    if (file) status.announce($words.get().exported({ file: file.name }))
    else {
      const failure = answer.ok ? ({ kind: 'offline' } as const) : answer.failure
      message = wordsOf(failure, failureMessages(messages).get())
    }
    paint()
    return file
  }
  return {
    view: (): ExportView => ({ busy, message, make }),
    /** Another folder: what was said of the last one is over. */
    forget: () => {
      round += 1
      busy = null
      message = null
    },
  }
}
