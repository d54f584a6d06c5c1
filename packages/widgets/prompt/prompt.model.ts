import type { Host, Model } from '@bindery/element/host.ts'
import type { CloseReason } from '@bindery/state/environment/overlay.events.ts'
import { createFlyout, type FlyoutAttributes } from '@bindery/state/page/flyout.ts'
import type { PanelRequest } from '@bindery/state/page/overlays.ts'
import { type PromptRequest, promptTag } from '@bindery/state/session/prompt.ts'
import { readerOf } from '@bindery/state/session/session.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { promptMessages } from './prompt.messages.ts'

export interface PromptAttributes extends FlyoutAttributes {
  readonly reason: string | undefined
}

export type PromptView =
  | { readonly step: 'closed' }
  | {
      readonly step: 'open'
      readonly anchor: HTMLElement
      /** Why the reader needs an account; '' if the page gives no reason. */
      readonly reason: string
      readonly words: typeof promptMessages
      ask(screen: 'sign-in' | 'registration'): void
      close(reason?: CloseReason): void
    }

/** The page's sign-in or register prompt. */
export const createPromptModel = (
  state: Pick<
    State,
    'auth' | 'environment' | 'pendingActions' | 'messages' | 'overlays' | 'session'
  >,
  host: Host<PromptAttributes>,
): Model<PromptView> => {
  const { auth, pendingActions, overlays, session } = state
  const $words = state.messages.define('prompt', promptMessages)
  const panel = createFlyout(
    state,
    host,
    promptTag,
    ({ reason = '' }): PromptRequest => ({ reason }),
  )

  const draw = ({ anchor, about }: PanelRequest): PromptView => {
    const { reason, wish } = about as PromptRequest
    return {
      step: 'open',
      anchor,
      reason,
      words: $words.get(),
      ask: (screen) => {
        if (wish) pendingActions.keep(wish)
        // Close the flyout first, which returns focus to the button. When the modal closes, it returns focus
        // to the element that had focus when it opened.
        overlays.closeFlyouts()
        auth.request({ screen, ...(reason ? { reason } : {}) }, anchor)
      },
      close: overlays.closeFlyouts,
    }
  }
  const closed: PromptView = { step: 'closed' }
  const $view = atom<PromptView>(closed)
  const render = () => {
    const request = panel.$request.get()
    // A signed-in reader needs no prompt. They may have signed in while it was open.
    if (request && readerOf(session.$session.get())) return overlays.closeFlyouts()
    $view.set(request ? draw(request) : closed)
  }
  render()
  const offs = [
    panel.$request.listen(render),
    $words.listen(render),
    session.$session.listen(() => panel.$request.get() && render()),
  ]
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
      panel.destroy()
    },
  }
}
