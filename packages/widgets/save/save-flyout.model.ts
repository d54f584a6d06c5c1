import { folderKey, folderNameFault } from '@bindery/contract/folder-rule.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import type { Failure, Result } from '@bindery/state/client/failure.ts'
import type { CloseReason } from '@bindery/state/environment/overlay.events.ts'
import { folderProblem } from '@bindery/state/library/folder-problem.ts'
import { type FolderInput, foldersOf, type ListedFolder } from '@bindery/state/library/folders.ts'
import { savedWords } from '@bindery/state/library/saved.messages.ts'
import { savedOf } from '@bindery/state/library/saved.ts'
import { type SavedProblem, savedProblem } from '@bindery/state/library/saved-problem.ts'
import type { MessageBook } from '@bindery/state/messages/book.ts'
import { createFlyout, type FlyoutAttributes } from '@bindery/state/page/flyout.ts'
import type { Notice } from '@bindery/state/page/notifications.ts'
import { notifyLazily } from '@bindery/state/page/notify-lazily.ts'
import { notifyUndoable } from '@bindery/state/page/notify-undoable.ts'
import type { PanelRequest } from '@bindery/state/page/overlays.ts'
import { watchReader } from '@bindery/state/session/reader-guard.ts'
import type { SessionState } from '@bindery/state/session/session.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import {
  createFolderOptions,
  type FolderOption,
  type FolderStatus,
  folderStatus,
} from './folder-options.ts'
import {
  type ItemAttributes,
  itemOf,
  noItem,
  type SaveKind,
  type SaveRequest,
} from './item-attributes.ts'
import { type SaveFlyoutWords, saveFlyoutMessages } from './save.messages.ts'

/** The values of the form for a new folder. */
export type FolderDraft = Readonly<Record<'name' | 'description', string>>

export interface SaveProblem extends SavedProblem {
  /** Errors of the form for a new folder, by field. */
  readonly fields: Readonly<Record<string, string>>
}

export interface OpenView extends FolderStatus {
  readonly step: 'choosing' | 'new' | 'done'
  readonly kind: SaveKind
  readonly words: SaveFlyoutWords
  readonly anchor: HTMLElement
  readonly title: string
  /** The title of the item; '' if it has none. */
  readonly item: string
  /** 'My Library' first, then the folders once they are loaded. */
  readonly folders: readonly FolderOption[]
  readonly chosen: ReadonlySet<string>
  readonly saved: boolean
  readonly sending: boolean
  readonly problem: SaveProblem | null
  readonly draft: FolderDraft
  /** The text of the step `done`. */
  readonly confirmation: string
  choose(id: string, on: boolean): void
  send(): void
  /** Opens the form for a new folder, or goes back to the folders. */
  goTo(step: 'choosing' | 'new'): void
  keepDraft(draft: FolderDraft): void
  validate(draft: FolderDraft): Readonly<Record<string, string>>
  create(draft: FolderDraft): Promise<void>
  remove(): void
  /** The time of a long error message is over. */
  shortenProblem(): void
  close(reason?: CloseReason): void
}

export type SaveFlyoutView = { readonly step: 'closed' } | OpenView

const closed: SaveFlyoutView = { step: 'closed' }
const blank: FolderDraft = { name: '', description: '' }

/** Server messages belong to the form for a new folder. Without the form the general words stand. */
const problemOf = (failure: Failure, isForm: boolean, book: MessageBook): SaveProblem => {
  const problem = { ...savedProblem(failure, book), fields: {} }
  if (!isForm || failure.kind !== 'refused') return problem
  // Spec content 8 has a text for this status, whatever the server says.
  const isTaken = failure.code === 'folder_taken'
  return isTaken ? { message: '', fields: { name: problem.message } } : folderProblem(failure, book)
}

/** The flyout while it is open for one item. `show` receives a new view after each change. */
const openFlyout = (
  state: State,
  kind: SaveKind,
  { item, unasked }: SaveRequest,
  anchor: HTMLElement,
  show: (view: OpenView) => void,
) => {
  const { environment, messages, overlays, session, liveRegion } = state
  const $words = messages.define('save-flyout', saveFlyoutMessages)
  const store = savedOf(state)
  const folders = foldersOf(state)
  const { editableOf, optionsOf } = createFolderOptions()
  /** What the reader has ticked and unticked, by folder. */
  const changes = new Map<string, boolean>()
  let step: OpenView['step'] = 'choosing'
  let sending = false
  let problem: SaveProblem | null = null
  let draft = blank
  let isOpen = true

  /** null: not saved; undefined: not known yet. */
  const savedIn = () => store.$saved.get().get(item.id)
  const allFolders = (): readonly ListedFolder[] => {
    const now = folders.$folders.get()
    return now.status === 'known' ? now.folders : []
  }
  const confirmation = () => (kind === 'save' ? $words.get().saved : savedWords(messages).sorted)
  const chosen = () => {
    const current = savedIn() ?? []
    const ids = editableOf(allFolders()).map(({ id }) => id)
    return new Set(ids.filter((id) => changes.get(id) ?? current.includes(id)))
  }
  const render = () => {
    if (!isOpen) return
    const words = $words.get()
    show({
      step,
      kind,
      words,
      anchor,
      title: step === 'new' ? words.newTitle : words[`${kind}Title`],
      item: item.title ?? '',
      folders: optionsOf(allFolders(), savedIn(), words),
      ...folderStatus(state, folders),
      chosen: chosen(),
      saved: !!savedIn(),
      sending,
      problem,
      draft,
      confirmation: confirmation(),
      choose: (id, on) => {
        changes.set(id, on)
        render()
      },
      send: () => void send(),
      goTo: (next) => {
        step = next
        problem = null
        render()
      },
      keepDraft: (values) => {
        draft = values
      },
      validate: ({ name }) => {
        const fault = folderNameFault(name, allFolders())
        return fault ? { name: $words.get()[fault] } : {}
      },
      create: async (values) => {
        const description = values.description.trim()
        await send({ name: values.name.trim(), ...(description && { description }) })
      },
      remove: () => void remove(),
      shortenProblem: () => {
        problem = problem?.inShort ? { message: problem.inShort, fields: {} } : problem
        render()
      },
      close: overlays.closeFlyouts,
    })
  }

  const readerChanged = watchReader(session)
  const notify = (notice: Notice) => notifyLazily(state, { ...notice, anchor }, readerChanged)
  /** Runs one action at a time. True if the server agreed. */
  const run = async (action: () => Promise<Result>): Promise<boolean> => {
    if (sending) return false
    sending = true
    problem = null
    render()
    const answer = await action()
    sending = false
    if (!answer.ok) {
      problem = problemOf(answer.failure, step === 'new', messages)
      // The flyout is closed, so the page shows the problem. For `signed-out` the modal opens instead.
      if (!isOpen && answer.failure.kind !== 'signed-out') {
        await notify({ words: problem.fields['name'] ?? problem.message })
      }
    }
    return answer.ok
  }
  const send = async (folder?: FolderInput) => {
    const [before, wanted, current] = [allFolders(), chosen(), savedIn() ?? []]
    const add = [...wanted].filter((id) => !current.includes(id))
    const out = [...changes].flatMap(([id, on]) => (!on && current.includes(id) ? [id] : []))
    const sorting = { add, ...(out.length > 0 && { remove: out }), ...(folder && { folder }) }
    const sorted = [...new Set([...current, ...add])].filter((id) => !out.includes(id))
    const options = { from: anchor }
    const action = () =>
      kind === 'organize' && savedIn()
        ? store.organize(item, sorted, { ...options, ...(folder && { folder }) })
        : store.save(item, sorting, options)
    if (await run(action)) {
      step = 'done'
      draft = blank
      liveRegion.announce(confirmation())
    } else if (folder && problem) {
      // The server may have created the folder before the rest failed. Then it must not be created again.
      const created = allFolders().find(
        ({ id, name }) =>
          folderKey(name) === folderKey(folder.name) && !before.some((one) => one.id === id),
      )
      if (created) {
        changes.set(created.id, true)
        draft = blank
        step = 'choosing'
      }
    }
    render()
  }
  const remove = async () => {
    const before = savedIn() ?? []
    if (!(await run(() => store.remove([item.id], { from: anchor })))) return render()
    const { removedThis, notAllFolders } = savedWords(messages)
    const undo = async (): Promise<Result> => {
      const answer = await store.restore([{ item, folders: before }], { from: anchor })
      if (!answer.ok) return answer
      if (answer.isPartial) await notify({ words: `${$words.get().saved} ${notAllFolders}` })
      else liveRegion.announce($words.get().saved)
      return answer
    }
    const explain = (failure: Failure) => savedProblem(failure, messages).message
    if (isOpen) overlays.closeFlyouts()
    await notifyUndoable(state, { words: removedThis, undo, explain, anchor }, readerChanged)
  }

  /** The reader pressed the button while the session was loading. It may be loaded by now. */
  let isWaiting = !unasked && /unknown|guest/.test(session.$session.get().status)
  const leaveIfGuest = ({ status }: SessionState) => {
    if (isWaiting && status === 'guest') {
      overlays.closeFlyouts()
      void store.save(item, {}, { from: anchor })
    }
    isWaiting &&= status === 'unknown'
  }
  const onSession = (now: SessionState) => {
    leaveIfGuest(now)
    render()
  }
  store.want([item.id])
  const offs = [
    store.$saved.listen(render),
    folders.$folders.listen(render),
    session.$session.listen(onSession),
    $words.listen(render),
  ]
  render()
  // In a microtask: the overlay is still opening, and can be closed only after that.
  queueMicrotask(() => isOpen && leaveIfGuest(session.$session.get()))
  // Another device may have changed the folders of the item since the page loaded.
  environment.idle(() => void (isOpen && store.load([item.id])))
  return () => {
    isOpen = false
    for (const off of offs) off()
  }
}

/** The page's flyout that saves, or the one that organizes. */
export const createSaveFlyoutModel = (
  state: State,
  host: Host<FlyoutAttributes & ItemAttributes>,
  kind: SaveKind,
): Model<SaveFlyoutView> => {
  const tag = `bindery-${kind}-flyout` as const
  const panel = createFlyout(state, host, tag, (attributes) => {
    const item = itemOf(attributes)
    return item ? ({ item, unasked: true } satisfies SaveRequest) : noItem(tag)
  })
  const $view = atom<SaveFlyoutView>(closed)
  let leave = () => {}
  let shown: PanelRequest | null = null
  const onRequest = () => {
    const request = panel.$request.get()
    if (request === shown) return
    shown = request
    leave()
    leave = () => {}
    $view.set(closed)
    if (!request?.anchor) return
    leave = openFlyout(state, kind, request.about as SaveRequest, request.anchor, (view) => {
      if (shown === request) $view.set(view)
    })
  }
  onRequest()
  const off = panel.$request.listen(onRequest)
  return {
    $view,
    destroy: () => {
      off()
      leave()
      panel.destroy()
    },
  }
}
