import type { Folder } from '@bindery/contract/folder.ts'
import { folderSlug } from '@bindery/contract/folder-rule.ts'
import { atom } from 'nanostores'
import { asReader } from './as-reader.ts'
import type { Failure, Result } from './failure.ts'
import type {
  FolderChange,
  FolderControl,
  FolderPage,
  FolderState,
  ListedFolder,
} from './folder.ts'
import { later } from './later.ts'
import { readerId, readerOf, type VerbOptions } from './session.ts'
import { createTurns } from './turns.ts'
import { whenWanted } from './when-wanted.ts'

const verbs = later(() => import('./folder-verbs.ts'))

const changed = (
  folders: readonly ListedFolder[],
  change: FolderChange,
  answer?: Folder | null,
): readonly ListedFolder[] => {
  if (change.act === 'remove') return folders.filter(({ id }) => id !== change.id)
  const { act, name, description } = change
  const shown = {
    name,
    slug: folderSlug(name),
    ...(description === undefined ? {} : { description }),
    ...(answer ?? { pending: true }),
  }
  if (act === 'update') {
    return folders.map((folder) => (folder.id === change.id ? { ...folder, ...shown } : folder))
  }
  const fresh = { id: `new:${shown.slug}`, description: '', readOnly: false, ...shown }
  // Another tab may have told of it before the answer came.
  return [...folders.filter(({ id }) => id !== fresh.id), fresh]
}

/** Whether both are about one folder. */
const isAbout = (one: FolderChange, other: FolderChange): boolean =>
  one.act === 'create' || other.act === 'create'
    ? one.act === other.act && one.name === other.name
    : one.id === other.id

/** Keeps what is known of the folders, and what is guessed until the server has answered. */
export const createFolders = (page: FolderPage): FolderControl => {
  const { environment, session, online } = page
  const $folders = atom<FolderState>({ status: 'unknown' })
  let truth: readonly Folder[] | null = null
  let failure: Failure | null = null
  /** Each question has a number; answers to any but the last are dropped. */
  let asked = 0
  let loading: Promise<Result> | null = null
  let owner: string | null = null
  let listening = false
  const turns = createTurns<FolderChange, Result<never>>({ isAbout })

  const paint = () => {
    if (!truth) return $folders.set({ status: 'unknown', ...(failure ? { failure } : {}) })
    let folders: readonly ListedFolder[] = truth
    for (const { change, agreed } of turns.list()) {
      if (!agreed) folders = changed(folders, change)
    }
    $folders.set({ status: 'known', folders })
  }
  const read = async (): Promise<Result> => {
    asked += 1
    const mine = asked
    const answer = await verbs(({ readAll }) =>
      online((tools) => {
        if (!listening) tools.core.tabs.on('folders-changed', heed)
        listening = true
        return readAll(tools.client)
      }),
    )
    if (mine !== asked) return loading ?? { ok: true }
    loading = null
    if (answer.ok) truth = answer.folders
    failure = answer.ok ? null : answer.failure
    paint()
    return answer
  }
  const load = () => {
    loading = read()
    return loading
  }
  /** Another tab has changed them: what is answered to a change of this one may be older than that. */
  const heed = async () => {
    void load()
    if ((await turns.settled()) && owner !== null) void load()
  }
  const forget = () => {
    asked += 1
    loading = null
    truth = null
    failure = null
    turns.forget()
    paint()
  }
  const follow = () => {
    const reader = readerOf(session.$session.get())
    if (!reader || readerId(reader) === owner) return
    owner = readerId(reader)
    void load()
  }
  let following = false
  let era = 0
  session.$departures.listen(() => {
    era += 1
    owner = null
    forget()
    if (following) follow()
  })
  whenWanted($folders, environment, () => {
    if (!following) session.$session.subscribe(follow)
    else if (!truth && !loading && owner !== null) void load()
    following = true
  })

  const change = <T extends object>(
    wanted: FolderChange,
    options?: VerbOptions,
  ): Promise<Result<T>> => {
    const known = turns.join(wanted)
    if (known) return known.answer
    const ask = asReader(page)
    const mine = turns.add(wanted, async (turn) => {
      const answer = await ask(verbs, ({ folderVerb }) => folderVerb, wanted, options)
      if (turns.end(turn)) {
        paint()
        // Somebody else has changed them: what is shown here is old.
        if (!answer.ok && answer.failure.kind === 'refused') void load()
      }
      return answer as Result<never>
    })
    paint()
    return mine.answer
  }

  return {
    $folders,
    load,
    create: (input, options) => change({ act: 'create', ...input }, options),
    update: (input, options) => change({ act: 'update', ...input }, options),
    remove: (id, options) => {
      const name = truth?.find((folder) => folder.id === id)?.name ?? ''
      return change({ act: 'remove', id, name }, options)
    },
    era: () => era,
    agreed: (wanted, folder, then) => {
      // Asked for by another reader, or before there was anything here: what is shown may be old.
      if (then !== era) return void (owner !== null && load())
      const turn = turns.list().find(({ change }) => change === wanted)
      if (turn) turn.agreed = true
      if (truth) truth = changed(truth, wanted, folder)
      paint()
      // What was read before the change does not know of it.
      if (loading) void load()
    },
  }
}
