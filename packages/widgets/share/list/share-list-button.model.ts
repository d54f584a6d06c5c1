import type { Host, Model } from '@bindery/element/host.ts'
import {
  type ShareListRequest,
  shareListTag,
  shareListWish,
} from '@bindery/state/articles/share-panel.ts'
import type { State } from '@bindery/state/state.ts'
import { createShareTrigger, type ShareTriggerView } from '../button/share-trigger.model.ts'
import { shareListButtonMessages } from '../share.messages.ts'

/** The button of the share-list flyout. Without a list the fallback children stay. */
export const createShareListButtonModel = (
  state: Pick<State, 'environment' | 'pendingActions' | 'messages' | 'overlays'>,
  host: Host<ShareListRequest>,
): Model<ShareTriggerView> => {
  const { environment, pendingActions, overlays } = state
  const { $attributes, element } = host
  const { $view, destroy } = createShareTrigger(state, host, {
    tag: shareListTag,
    $words: state.messages.define('share-list-button', shareListButtonMessages),
    textsOf: ({ share, about }, { list }) =>
      list ? { label: share, name: about({ list }) } : null,
  })
  const open = () => {
    const button = element.shadowRoot?.querySelector('button')
    if (button && !overlays.$flyout.get()) $view.get()?.toggle(button)
  }
  let stopHandling = () => {}
  /** If a guest pressed the button, the flyout opens by itself after the sign-in. */
  const handlePending = () => {
    stopHandling()
    const { list } = $attributes.get()
    // In an idle moment: the button may not be rendered yet.
    if (list)
      stopHandling = pendingActions.handle(shareListWish(list), () => environment.idle(open))
  }
  handlePending()
  const off = $attributes.listen(handlePending)
  return {
    $view,
    destroy: () => {
      off()
      stopHandling()
      destroy()
    },
  }
}
