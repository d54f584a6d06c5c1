import { allFolder, folderNameLength } from '@bindery/contract/folder-rule.ts'
import type { Failure } from '@bindery/state/failure.ts'
import { foldersOf } from '@bindery/state/folder.ts'
import { createForm } from '@bindery/state/form.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { createAddress } from './library.address.ts'
import { libraryMessages } from './library.messages.ts'
import { createFolderRows, folderFaults, folderProblem } from './library.rules.ts'
import { folderStatus } from './library.status.ts'
import type { FolderRow, FoldersView, FolderValues } from './library.view.ts'

export interface FolderParts {
  /** Another folder is shown: its stream has to be, too. `fresh`: it has just been made. */
  readonly shown: (folder: FolderRow | null, fresh: boolean) => void
  /** Something else to draw. */
  readonly paint: () => void
}

/**
 * The folder list and its panel (spec content 4): the active folder is 'all' or a folder's id;
 * `editing` is none, new, active or active-delete.
 */
export const createFolderPanel = (state: State, { shown, paint }: FolderParts) => {
  const { environment, session, status } = state
  const store = foldersOf(state)
  const address = createAddress(state)
  const $words = state.messages.define('library', libraryMessages)
  const form = createForm(() => $words.get().unreachable)
  const $ui = atom<{ active: string; editing: FoldersView['editing']; note: string | null }>({
    active: allFolder,
    editing: 'none',
    note: null,
  })
  /** What the address or the page asked for, until the folders are known. */
  let wanted: string | null = null
  let fresh = false
  /** The folder that is asked about: it is gone from the list before the server has agreed. */
  let doomed: FolderRow | null = null

  const known = () => {
    const now = store.$folders.get()
    return now.status === 'known' ? now.folders : []
  }
  const rowsOf = createFolderRows(address)
  const find = (id: string) => rowsOf(known()).find((one) => one.id === id) ?? null
  const set = (next: Partial<ReturnType<typeof $ui.get>>) => {
    $ui.set({ ...$ui.get(), ...next })
    paint()
  }
  const editing = (next: FoldersView['editing']) => {
    form.forget()
    form.restart()
    doomed = next === 'active-delete' ? find($ui.get().active) : null
    set({ editing: next, note: null })
  }
  const open = (id: string, how: 'step' | 'instead' | null, isFresh = false) => {
    wanted = null
    const folder = id === allFolder ? null : find(id)
    fresh = isFresh
    form.forget()
    form.restart()
    doomed = null
    set({ active: folder ? id : allFolder, editing: 'none', note: null })
    if (how) address.show(folder?.slug ?? '', how)
    shown(folder, isFresh)
  }
  /** Goes where the address or the attribute points, as soon as it is known what is there. */
  const seek = (slug: string) => {
    wanted = slug
    if (slug === '' || slug === allFolder) return open(allFolder, null)
    if (store.$folders.get().status !== 'known') return
    const folder = known().find((one) => one.slug === slug || one.id === slug)
    if (folder) return open(folder.id, null)
    open(allFolder, 'instead')
    set({ note: $words.get().gone })
  }
  const say = (words: string) => status.announce(words)
  /** The session may have ended meanwhile; whoever kept the wish asks the reader to sign in. */
  const explain = (failure: Failure) => folderProblem(failure, state)

  const listen = () => {
    if (wanted !== null) return seek(wanted)
    const { active } = $ui.get()
    const now = store.$folders.get()
    // Deleted in another tab: its entries are still in My Library.
    if (active !== allFolder && now.status === 'known' && !find(active)) {
      if ($ui.get().editing !== 'active-delete') return open(allFolder, 'instead')
    }
    paint()
  }

  const send = async (values: FolderValues) => {
    const { active, editing: mode } = $ui.get()
    const input = {
      name: values['name']?.trim() ?? '',
      description: values['description']?.trim() ?? '',
    }
    let made = ''
    await form.send(
      async () => {
        const answer =
          mode === 'new' ? await store.create(input) : await store.update({ ...input, id: active })
        if (answer.ok) made = answer.folder.id
        return answer
      },
      explain,
      (here) => {
        const words = $words.get()
        const { name } = input
        say(mode === 'new' ? words.created({ name }) : words.updated({ name }))
        if (!here) return
        if (mode === 'new') return open(made, 'step', true)
        editing('none')
        address.show(find(active)?.slug ?? '', 'instead')
      },
    )
  }
  const remove = async () => {
    const folder = doomed
    if (!folder) return
    await form.send(
      () => store.remove(folder.id),
      explain,
      (here) => {
        say($words.get().removed({ name: folder.name }))
        if (here) open(allFolder, 'instead')
      },
    )
  }

  const offs = [
    store.$folders.subscribe(() => listen()),
    form.$stage.listen(paint),
    environment.onUrl(() => {
      const slug = address.slug()
      if (slug !== null) seek(slug)
    }),
    session.$departures.listen(() => {
      form.forget()
      form.restart()
      $ui.set({ active: allFolder, editing: 'none', note: null })
    }),
  ]

  const shownFolder = () => find($ui.get().active) ?? doomed
  const choose = (id: string) => open(id, 'step')
  const view = (): FoldersView => {
    const now = store.$folders.get()
    const { active, editing: mode, note } = $ui.get()
    const stage = form.$stage.get()
    const folder = shownFolder()
    return {
      folders: rowsOf(known()),
      ...folderStatus(now, state),
      allHref: address.to(''),
      active: folder,
      editing: mode,
      note,
      nameLength: folderNameLength,
      problem: stage.step === 'filling' ? stage.problem : null,
      sending: stage.step === 'sending',
      drafts:
        mode === 'active' && folder
          ? { name: folder.name, description: folder.description, ...form.drafts() }
          : form.drafts(),
      draft: form.draft,
      faults: (values) =>
        folderFaults(values, state, known(), mode === 'active' ? active : undefined),
      choose,
      edit: editing,
      send,
      remove,
      retry: store.load,
    }
  }
  return {
    view,
    /** Goes to a folder by its slug or id; '' and 'all' are My Library. */
    seek,
    active: () => $ui.get().active,
    /** The folder that is shown; null: all of My Library. */
    folder: shownFolder,
    /** The folder that is shown has just been made. */
    isFresh: () => fresh,
    destroy: () => {
      for (const off of offs) off()
    },
  }
}

export type FolderPanel = ReturnType<typeof createFolderPanel>
