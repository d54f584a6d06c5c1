import type { Host, Model } from '@bindery/element/host.ts'
import { savedOf } from '@bindery/state/library/saved.ts'
import { createTrigger } from '@bindery/state/page/trigger.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { type ItemAttributes, itemOf, type SaveKind, type SaveRequest } from './item-attributes.ts'
import { saveMessages } from './save.messages.ts'

export interface SaveButtonView {
  /** The visible text. */
  readonly label: string
  /** The accessible name. It begins with the label. */
  readonly name: string
  /** null: this kind of button does not show whether the item is saved. */
  readonly saved: boolean | null
  readonly open: boolean
  press(button: HTMLElement): void
}

/** The button of a flyout with folders. Without an item the fallback children stay. */
export const createSaveButtonModel = (
  state: State,
  host: Host<ItemAttributes>,
  kind: SaveKind,
): Model<SaveButtonView> => {
  const { messages, overlays, session } = state
  const store = savedOf(state)
  const $words = messages.define('save', saveMessages)
  const readItem = () => itemOf(host.$attributes.get())
  const trigger = createTrigger(overlays, host, (anchor) => ({
    tag: `bindery-${kind}-flyout`,
    anchor,
    about: { item: readItem() ?? { id: '' } } satisfies SaveRequest,
  }))
  /**
   * For a guest the item becomes the pending action, and the modal asks them to register. While the session
   * is loading the flyout opens. It does the same if the reader turns out to be a guest.
   */
  const press = (button: HTMLElement) => {
    const item = readItem()
    const isGuest = session.$session.value?.status === 'guest'
    if (isGuest && item) void store.save(item, {}, { from: button })
    else trigger.toggle(button)
  }

  const view = (): SaveButtonView | null => {
    const item = readItem()
    if (!item) return null
    const words = $words.get()
    const saved = kind === 'save' ? !!store.$saved.get().get(item.id) : null
    const key = saved ? 'saved' : kind
    const { title } = item
    return {
      label: words[key],
      name: title ? words[`${key}Named`]({ title }) : words[key],
      saved,
      open: trigger.$open.get(),
      press,
    }
  }
  const $view = atom<SaveButtonView | null>(null)
  const render = () => {
    const [before, now] = [$view.get(), view()]
    // A page may have 60 buttons, and each hears of every change. Only those that differ render.
    const same =
      before?.name === now?.name && before?.saved === now?.saved && before?.open === now?.open
    if (!same) $view.set(now)
  }
  const watchItem = () => {
    const item = readItem()
    if (item) store.want([item.id])
    render()
  }
  watchItem()
  const offs = [store.$saved, trigger.$open, $words].map(($store) => $store.listen(render))
  offs.push(host.$attributes.listen(watchItem))
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
      trigger.destroy()
    },
  }
}
