import type { Host, Model } from '@bindery/element/host.ts'
import { type ShareListRequest, shareListTag, shareListWish } from '@bindery/state/share-panel.ts'
import type { State } from '@bindery/state/state.ts'
import { shareListButtonMessages } from './share-list-button.messages.ts'
import { createShareTrigger, type ShareTriggerView } from './share-trigger.model.ts'

/** A button for the share-list flyout. Without a list its children stay. */
export const createShareListButtonModel = (
  state: Pick<State, 'environment' | 'intent' | 'messages' | 'overlays'>,
  host: Host<ShareListRequest>,
): Model<ShareTriggerView> => {
  const { environment, intent, overlays } = state
  const { $attributes, element } = host
  const { $view, destroy } = createShareTrigger(state, host, {
    tag: shareListTag,
    $words: state.messages.define('share-list-button', shareListButtonMessages),
    words: ({ share, about }, { list }) => {
      if (list) return { label: share, name: about({ list }) }
      environment.warn('<bindery-share-list-button>: list is the name of a list.')
      return null
    },
  })
  const open = () => {
    const button = element.shadowRoot?.querySelector('button')
    if (button && !overlays.$flyout.get()) $view.get()?.toggle(button)
  }
  let off = () => {}
  /** What was pressed by a guest opens when they have signed in: they need not press again. */
  const attend = () => {
    off()
    const { list } = $attributes.get()
    // In an idle moment: the button may have to be drawn first.
    if (list) off = intent.handle(shareListWish(list), () => environment.idle(open))
  }
  attend()
  const stop = $attributes.listen(attend)
  return {
    $view,
    destroy: () => {
      stop()
      off()
      destroy()
    },
  }
}
