import { createView, type Host, type Model } from '@bindery/element/host.ts'
import type { PanelRequest } from '@bindery/state/page/overlays.ts'
import { createTrigger } from '@bindery/state/page/trigger.ts'
import type { State } from '@bindery/state/state.ts'
import type { ReadableAtom } from 'nanostores'

export interface ShareTriggerView {
  /** The visible text. */
  readonly label: string
  /** The accessible name: the label and the shared item. */
  readonly name: string
  readonly open: boolean
  toggle(button: HTMLElement): void
}

interface ShareTriggerParts<A extends object, W> {
  /** The tag of the flyout. */
  readonly tag: PanelRequest['tag']
  readonly $words: ReadableAtom<W>
  /** The texts of the button; null if a required attribute is missing. */
  textsOf(words: W, attributes: A): Pick<ShareTriggerView, 'label' | 'name'> | null
}

/** A button that opens a flyout for its attributes. It needs no request and no session. */
export const createShareTrigger = <A extends object, W>(
  { overlays }: Pick<State, 'overlays'>,
  host: Host<A>,
  { tag, $words, textsOf }: ShareTriggerParts<A, W>,
): Model<ShareTriggerView> => {
  const trigger = createTrigger(overlays, host, (anchor) => ({
    tag,
    anchor,
    about: host.$attributes.get(),
  }))
  const view = () => {
    const texts = textsOf($words.get(), host.$attributes.get())
    return texts && { ...texts, open: trigger.$open.get(), toggle: trigger.toggle }
  }
  return createView([trigger.$open, $words, host.$attributes], view, trigger.destroy)
}
