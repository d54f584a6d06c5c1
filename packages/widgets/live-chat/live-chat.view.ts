import { html, nothing, type TemplateResult } from 'lit/html.js'
import type { LiveChatView } from './live-chat.model.ts'

/** The button that opens the chat, unless the chat brings one of its own. */
export const liveChat = (view: LiveChatView): TemplateResult =>
  view.step === 'own-button'
    ? html`${nothing}`
    : html`
      <p class="chat" part="chat">
        <span part="text">${view.words.here}</span>
        <button
          class="bindery-button bindery-secondary"
          part="open"
          type="button"
          @click=${view.open}
        >${view.words.open}</button>
      </p>`
