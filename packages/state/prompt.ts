import type { Intent } from './intent.ts'
import type { PanelRequest } from './overlay.ts'

/** What the page's 'sign in or register' prompt is to say and to keep. */
export interface PromptRequest {
  /** Why an account is wanted, in words for the reader: 'To share this list'. The modal says it, too. */
  readonly reason: string
  /** What the reader wanted: kept for the tab when a button of the prompt is pressed, done after that. */
  readonly wish?: Intent
}

export const promptTag = 'bindery-prompt-flyout'

/**
 * The prompt at an element, for a guest: it says why, and has buttons for sign-in and registration.
 * As the panel of a trigger (`createTrigger`), or at once:
 *
 *     overlays.open({ id, kind: 'flyout', close, panel: promptPanel(button, { reason: 'To share this list' }) })
 *
 * It shows nothing to a reader who has signed in: ask `session.$session` first.
 */
export const promptPanel = (anchor: HTMLElement, about: PromptRequest): PanelRequest => ({
  tag: promptTag,
  anchor,
  about,
})
