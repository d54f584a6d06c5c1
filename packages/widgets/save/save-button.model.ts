import type { Host, Model } from '@bindery/element/host.ts'
import { savedOf } from '@bindery/state/saved.ts'
import type { State } from '@bindery/state/state.ts'
import { createTrigger } from '@bindery/state/trigger.ts'
import { atom } from 'nanostores'
import { type ItemAttributes, itemOf, noItem, type SaveRequest } from './save.attributes.ts'
import { saveMessages } from './save.messages.ts'

/** The two buttons: one saves, the other sorts what is saved. */
export type SaveKind = 'save' | 'organize'

export interface SaveButtonView {
  /** The words on it, and the button's whole name, which begins with them. */
  readonly label: string
  readonly name: string
  /** null on a button that does not say so. */
  readonly saved: boolean | null
  readonly open: boolean
  press(button: HTMLElement): void
}

/** A button for a flyout with folders. Without an item its children stay. */
export const createSaveButtonModel = (
  state: State,
  host: Host<ItemAttributes>,
  kind: SaveKind = 'save',
): Model<SaveButtonView> => {
  const { environment, messages, overlays, session } = state
  const store = savedOf(state)
  const $words = messages.define('save', saveMessages)
  const item = () => itemOf(host.$attributes.get())
  const trigger = createTrigger(overlays, host, (anchor) => ({
    tag: `bindery-${kind}-flyout`,
    anchor,
    about: { item: item() ?? { id: '' } } satisfies SaveRequest,
  }))
  /**
   * A guest is asked to register: what they wanted is done after that. While it is not known who is reading
   * the flyout says what is waited for, and does the same as soon as it turns out to be a guest.
   */
  const press = (button: HTMLElement) => {
    const wanted = item()
    const isGuest = session.$session.value?.status === 'guest'
    if (isGuest && wanted) void store.save(wanted, {}, { from: button })
    else trigger.toggle(button)
  }

  const view = (): SaveButtonView | null => {
    const wanted = item()
    if (!wanted) return null
    const words = $words.get()
    const saved = kind === 'save' ? !!store.$saved.get().get(wanted.id) : null
    const key = saved ? 'saved' : kind
    const { title } = wanted
    return {
      label: words[key],
      name: title ? words[`${key}Named`]({ title }) : words[key],
      saved,
      open: trigger.$open.get(),
      press,
    }
  }
  const $view = atom<SaveButtonView | null>(null)
  const paint = () => {
    const [before, now] = [$view.get(), view()]
    // Sixty of them hear of each other's changes.
    const same =
      before?.name === now?.name && before?.saved === now?.saved && before?.open === now?.open
    if (!same) $view.set(now)
  }
  const named = () => {
    const wanted = item()
    if (wanted) store.want([wanted.id])
    paint()
  }
  named()
  // Later: a script may set its attributes after it has inserted the element.
  environment.idle(() => $view.get() ?? environment.warn(noItem(`bindery-${kind}-button`)))
  const offs = [store.$saved, trigger.$open, $words].map(($store) => $store.listen(paint))
  offs.push(host.$attributes.listen(named))
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
      trigger.destroy()
    },
  }
}
