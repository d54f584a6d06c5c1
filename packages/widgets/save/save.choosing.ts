import { folderKey, folderNameFault } from '@bindery/contract/folder-rule.ts'
import type { Result } from '@bindery/state/failure.ts'
import { foldersOf, type ListedFolder } from '@bindery/state/folder.ts'
import { hasLeft } from '@bindery/state/has-left.ts'
import { notice } from '@bindery/state/notice.ts'
import type { Notice } from '@bindery/state/notification.ts'
import { savedWords } from '@bindery/state/saved.messages.ts'
import { savedOf } from '@bindery/state/saved.ts'
import type { SessionState } from '@bindery/state/session.ts'
import type { State } from '@bindery/state/state.ts'
import type { SaveRequest } from './save.attributes.ts'
import { knownOf } from './save.known.ts'
import { createOffers } from './save.offers.ts'
import { saveProblem } from './save.problem.ts'
import type { SaveKind } from './save-button.model.ts'
import { saveFlyoutMessages } from './save-flyout.messages.ts'
import type { OpenView, SaveFlyoutView, SaveProblem, Typed } from './save-flyout.view.ts'

const blank: Typed = { name: '', description: '' }

/** The life of the flyout while it is open on one thing; each change is a new picture. */
export const createChoosing = (
  state: State,
  kind: SaveKind,
  { item, unasked }: SaveRequest,
  anchor: HTMLElement,
  show: (view: SaveFlyoutView) => void,
) => {
  const { environment, messages, overlays, session, status } = state
  const $words = messages.define('save-flyout', saveFlyoutMessages)
  let words = $words.get()
  const store = savedOf(state)
  const folders = foldersOf(state)
  const changes = new Map<string, boolean>()
  let step: OpenView['step'] = 'choosing'
  let sending = false
  let problem: SaveProblem | null = null
  let typed = blank
  let here = true

  const lists = () => store.$saved.get().get(item.id) ?? []
  const isSaved = () => !!store.$saved.get().get(item.id)
  const all = (): readonly ListedFolder[] => {
    const now = folders.$folders.get()
    return now.status === 'known' ? now.folders : []
  }
  const said = () => (kind === 'save' ? words.saved : savedWords(messages).sorted)
  const offers = createOffers()
  const chosen = () => {
    const lay = lists()
    const ids = offers.of(all()).map(({ id }) => id)
    return new Set(ids.filter((id) => changes.get(id) ?? lay.includes(id)))
  }
  const paint = () => {
    if (!here) return
    show({
      step,
      kind,
      words,
      anchor,
      title: step === 'new' ? words.newTitle : words[`${kind}Title`],
      item: item.title ?? '',
      folders: offers.choices(all(), store.$saved.get().get(item.id), words),
      ...knownOf(state, folders),
      chosen: chosen(),
      saved: isSaved(),
      sending,
      problem,
      typed,
      said: said(),
      choose: (id, on) => {
        changes.set(id, on)
        paint()
      },
      send: () => void send(),
      turn: (next) => {
        step = next
        problem = null
        paint()
      },
      draft: (values) => {
        typed = values
      },
      wrong,
      create: async (values) => {
        const description = values.description.trim()
        await send({ name: values.name.trim(), ...(description && { description }) })
      },
      remove: () => void remove(),
      pass: () => {
        problem = problem?.inShort ? { message: problem.inShort, fields: {} } : problem
        paint()
      },
      close: () => overlays.closeFlyouts(),
    })
  }
  const wrong = ({ name }: Typed): Readonly<Record<string, string>> => {
    const fault = folderNameFault(name, all())
    return fault ? { name: words[fault] } : {}
  }

  // What came of it is the business of who has opened it.
  const gone = hasLeft(session)
  const tell = (what: Notice) => notice(state, { ...what, anchor }, gone)
  /** Asks once, however often it is pressed meanwhile; true when the server has agreed. */
  const ask = async (act: () => Promise<Result>): Promise<boolean> => {
    if (sending) return false
    sending = true
    problem = null
    paint()
    const answer = await act()
    sending = false
    if (!answer.ok) {
      problem = saveProblem(answer.failure, step === 'new', messages)
      // It is closed: then it is said on the page. Whoever has to sign in is asked to.
      if (!here && answer.failure.kind !== 'signed-out') {
        await tell({ words: problem.fields['name'] ?? problem.message })
      }
    }
    return answer.ok
  }
  const send = async (folder?: { name: string; description?: string }) => {
    const [before, want] = [all(), chosen()]
    const lay = lists()
    const add = [...want].filter((id) => !lay.includes(id))
    const out = [...changes].flatMap(([id, on]) => (!on && lay.includes(id) ? [id] : []))
    const sorting = { add, ...(out.length > 0 && { remove: out }), ...(folder && { folder }) }
    const from = anchor
    const sorted = [...new Set([...lay, ...add])].filter((id) => !out.includes(id))
    const act = () =>
      kind === 'organize' && isSaved()
        ? store.organize(item, sorted, { from, ...(folder && { folder }) })
        : store.save(item, sorting, { from })
    if (await ask(act)) {
      step = 'done'
      typed = blank
      status.announce(said())
    } else if (folder && problem) {
      // The folder was made before something else went wrong: it need not be made again.
      const made = all().find(
        ({ id, name }) =>
          folderKey(name) === folderKey(folder.name) && !before.some((one) => one.id === id),
      )
      if (made) {
        changes.set(made.id, true)
        typed = blank
        step = 'choosing'
      }
    }
    paint()
  }
  const remove = async () => {
    const lay = lists()
    if (await ask(() => store.remove([item.id], { from: anchor }))) {
      const back = async () => {
        const answer = await store.restore([{ item, folders: lay }], { from: anchor })
        if (answer.ok) status.announce(words.saved)
        else await tell({ words: savedWords(messages).failed })
      }
      if (here) overlays.closeFlyouts()
      await tell({ words: savedWords(messages).removedThis, undo: { act: () => void back() } })
    } else paint()
  }

  /** Pressed before anybody knew who is reading; that may be known by the time this file has come. */
  let early = !unasked && /unknown|guest/.test(session.$session.get().status)
  const meet = ({ status }: SessionState) => {
    if (early && status === 'guest') {
      overlays.closeFlyouts()
      void store.save(item, {}, { from: anchor })
    }
    early &&= status === 'unknown'
    paint()
  }
  store.want([item.id])
  const offs = [
    store.$saved.listen(paint),
    folders.$folders.listen(paint),
    session.$session.listen(meet),
    $words.listen((now) => {
      words = now
      paint()
    }),
  ]
  paint()
  // Whoever opens it is still about to: it is closed after that.
  queueMicrotask(() => here && meet(session.$session.get()))
  // Another device may have sorted it since the page was loaded; what is known is painted first.
  environment.idle(() => void (here && store.load([item.id])))
  return {
    leave: () => {
      here = false
      for (const off of offs) off()
    },
  }
}
