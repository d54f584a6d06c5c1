import { allFolder, folderNameLength } from '@bindery/contract/folder-rule.ts'
import type { Failure } from '@bindery/state/client/failure.ts'
import type { Problem } from '@bindery/state/client/problem.ts'
import { folderProblem } from '@bindery/state/library/folder-problem.ts'
import { foldersOf } from '@bindery/state/library/folders.ts'
import { createForm } from '@bindery/state/page/form.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { type FolderStatus, folderStatus } from '../folder-status.ts'
import { libraryMessages } from '../library.messages.ts'
import { createFolderAddress, createFolderRows, type FolderRow } from './folder-address.ts'
import { type FolderValues, validateFolder } from './folder-form.ts'

/** The folder list, and the panel of the active folder. */
export interface FoldersView extends FolderStatus {
  readonly folders: readonly FolderRow[]
  /** The address of all of My Library. */
  readonly allHref: string
  /** null: all of My Library. */
  readonly active: FolderRow | null
  /** The panel shows the folder, the form for a new or the active one, or the question before a deletion. */
  readonly editing: 'none' | 'new' | 'active' | 'active-delete'
  readonly note: string | null
  readonly nameLength: number
  readonly problem: Problem | null
  readonly sending: boolean
  readonly drafts: FolderValues
  readonly keepDraft: (values: FolderValues) => void
  validate(values: FolderValues): FolderValues
  choose(id: string): void
  edit(mode: FoldersView['editing']): void
  send(values: FolderValues): Promise<void>
  remove(): Promise<void>
  retry(): unknown
}

export interface FoldersParts {
  /** Called when another folder becomes active. `isNew`: the reader has just created it. */
  readonly onChange: (folder: FolderRow | null, isNew: boolean) => void
  /** Called when the view has changed. */
  readonly render: () => void
}

/**
 * The folder list and its panel (spec content 4): the active folder is 'all' or a folder's id;
 * `editing` is none, new, active or active-delete.
 */
export const createFoldersModel = (state: State, { onChange, render }: FoldersParts) => {
  const { environment, session, liveRegion } = state
  const store = foldersOf(state)
  const address = createFolderAddress(state)
  const rowsOf = createFolderRows(address, state.settings.giftFolder)
  const $words = state.messages.define('library', libraryMessages)
  const form = createForm(() => $words.get().unreachable)
  const initial = { active: allFolder as string, editing: 'none' as const, note: null }
  const $panel = atom<{ active: string; editing: FoldersView['editing']; note: string | null }>(
    initial,
  )
  /** The slug or id in the address or the attribute, until the folders are loaded. */
  let requested: string | null = null
  let isNew = false
  /** The folder that is being deleted. The store removes it from the list before the server agrees. */
  let deleting: FolderRow | null = null

  const loadedFolders = () => {
    const now = store.$folders.get()
    return now.status === 'known' ? now.folders : []
  }
  const find = (id: string) => rowsOf(loadedFolders()).find((one) => one.id === id) ?? null
  const update = (next: Partial<ReturnType<typeof $panel.get>>) => {
    $panel.set({ ...$panel.get(), ...next })
    render()
  }
  const resetForm = () => {
    form.forget()
    form.restart()
  }
  const edit = (next: FoldersView['editing']) => {
    resetForm()
    deleting = next === 'active-delete' ? find($panel.get().active) : null
    update({ editing: next, note: null })
  }
  const open = (id: string, history: 'push' | 'replace' | null, created = false) => {
    requested = null
    const folder = id === allFolder ? null : find(id)
    isNew = created
    resetForm()
    deleting = null
    update({ active: folder ? id : allFolder, editing: 'none', note: null })
    if (history) address.show(folder?.slug ?? '', history)
    onChange(folder, created)
  }
  /** Opens the folder of the address or the attribute, as soon as the folders are loaded. */
  const goTo = (slug: string) => {
    requested = slug
    if (slug === '' || slug === allFolder) return open(allFolder, null)
    if (store.$folders.get().status !== 'known') return
    const folder = loadedFolders().find((one) => one.slug === slug || one.id === slug)
    if (folder) return open(folder.id, null)
    open(allFolder, 'replace')
    update({ note: $words.get().gone })
  }
  const explain = async (failure: Failure) => folderProblem(failure, state.messages)

  const onFolders = () => {
    if (requested !== null) return goTo(requested)
    const { active, editing } = $panel.get()
    const isLoaded = store.$folders.get().status === 'known'
    // Another tab deleted the active folder. Its entries are still in My Library.
    if (active !== allFolder && isLoaded && !find(active) && editing !== 'active-delete') {
      return open(allFolder, 'replace')
    }
    render()
  }

  const send = async (values: FolderValues) => {
    const { active, editing } = $panel.get()
    const input = {
      name: values['name']?.trim() ?? '',
      description: values['description']?.trim() ?? '',
    }
    let id = ''
    await form.send(
      async () => {
        const answer =
          editing === 'new'
            ? await store.create(input)
            : await store.update({ ...input, id: active })
        if (answer.ok) id = answer.folder.id
        return answer
      },
      explain,
      (isHere) => {
        const { created, updated } = $words.get()
        liveRegion.announce((editing === 'new' ? created : updated)({ name: input.name }))
        if (!isHere) return
        if (editing === 'new') return open(id, 'push', true)
        edit('none')
        address.show(find(active)?.slug ?? '', 'replace')
      },
    )
  }
  const remove = async () => {
    const folder = deleting
    if (!folder) return
    await form.send(
      () => store.remove(folder.id),
      explain,
      (isHere) => {
        liveRegion.announce($words.get().removed({ name: folder.name }))
        if (isHere) open(allFolder, 'replace')
      },
    )
  }

  const offs = [
    store.$folders.subscribe(onFolders),
    form.$stage.listen(render),
    environment.onUrl(() => {
      const slug = address.slug()
      if (slug !== null) goTo(slug)
    }),
    session.$readerChanges.listen(() => {
      resetForm()
      $panel.set(initial)
    }),
  ]

  const activeFolder = () => find($panel.get().active) ?? deleting
  // One function for all renders, so that the memoized rows stay as they are.
  const choose = (id: string) => open(id, 'push')
  const view = (): FoldersView => {
    const { active: id, editing, note } = $panel.get()
    const stage = form.$stage.get()
    const active = activeFolder()
    const drafts = form.drafts()
    return {
      folders: rowsOf(loadedFolders()),
      ...folderStatus(store.$folders.get(), state),
      allHref: address.pathOf(''),
      active,
      editing,
      note,
      nameLength: folderNameLength,
      problem: stage.step === 'filling' ? stage.problem : null,
      sending: stage.step === 'sending',
      drafts:
        editing === 'active' && active
          ? { name: active.name, description: active.description, ...drafts }
          : drafts,
      keepDraft: form.draft,
      validate: (values) =>
        validateFolder(values, state, loadedFolders(), editing === 'active' ? id : undefined),
      choose,
      edit,
      send,
      remove,
      retry: store.load,
    }
  }
  return {
    view,
    /** Opens a folder by its slug or id; '' and 'all' are My Library. */
    goTo,
    /** The id of the active folder, or 'all'. */
    activeId: () => $panel.get().active,
    /** The active folder; null: all of My Library. */
    activeFolder,
    /** Whether the reader has just created the active folder. */
    isNew: () => isNew,
    destroy: () => {
      for (const off of offs) off()
    },
  }
}
