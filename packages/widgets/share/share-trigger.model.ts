import type { Host, Model } from '@bindery/element/host.ts'
import type { PanelRequest } from '@bindery/state/overlay.ts'
import type { State } from '@bindery/state/state.ts'
import { createTrigger } from '@bindery/state/trigger.ts'
import { atom, type ReadableAtom } from 'nanostores'

export interface ShareTriggerView {
  /** On the button. */
  readonly label: string
  /** The button's name: what it is about, as well. */
  readonly name: string
  readonly open: boolean
  toggle(button: HTMLElement): void
}

/** What a trigger of this folder is. */
interface Kind<A extends object, W> {
  /** Of the flyout. */
  readonly tag: PanelRequest['tag']
  readonly $words: ReadableAtom<W>
  /** The words of its button; null when an attribute is missing that it cannot do without. */
  words(words: W, attributes: A): Pick<ShareTriggerView, 'label' | 'name'> | null
}

/** A button that opens a flyout about its attributes. It costs no request and knows nothing of the reader. */
export const createShareTrigger = <A extends object, W>(
  { overlays }: Pick<State, 'overlays'>,
  host: Host<A>,
  { tag, $words, words }: Kind<A, W>,
): Model<ShareTriggerView> => {
  const trigger = createTrigger(overlays, host, (anchor) => ({
    tag,
    anchor,
    about: host.$attributes.get(),
  }))
  const view = () => {
    const drawn = words($words.get(), host.$attributes.get())
    return drawn && { ...drawn, open: trigger.$open.get(), toggle: trigger.toggle }
  }
  const $view = atom<ShareTriggerView | null>(view())
  const paint = () => $view.set(view())
  const offs = [trigger.$open, $words, host.$attributes].map((store) => store.listen(paint))
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
      trigger.destroy()
    },
  }
}
