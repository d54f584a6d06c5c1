import type { PanelRequest } from '../page/overlays.ts'
import type { PendingAction } from './pending-action.ts'

/** What the page's 'sign in or register' prompt says, and which action it stores. */
export interface PromptRequest {
  /** Why the reader needs an account: 'To share this list'. The prompt and the modal show it. */
  readonly reason: string
  /** The pending action. A button of the prompt stores it for the tab; it runs after sign-in. */
  readonly wish?: PendingAction
}

export const promptTag = 'bindery-prompt-flyout'

/**
 * A prompt for a guest, anchored to an element. It shows the reason and has buttons for sign-in and
 * registration. Use it as the panel of a trigger (`createTrigger`), or open it directly:
 *
 *     overlays.open({ id, kind: 'flyout', close, panel: promptPanel(button, { reason: 'To share this list' }) })
 *
 * It shows nothing to a signed-in reader: check `session.$session` first.
 */
export const promptPanel = (anchor: HTMLElement, about: PromptRequest): PanelRequest => ({
  tag: promptTag,
  anchor,
  about,
})
