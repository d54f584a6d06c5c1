import { html, nothing, type TemplateResult } from 'lit/html.js'
import type { FrameView } from './checkout-frame.model.ts'

// Allows the framed page scripts, forms and popups, and to navigate the top-level page after a user gesture.
// Denies dialogs, downloads, and navigation without a gesture.
const sandbox =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation allow-storage-access-by-user-activation'

const silentNotice = ({ words, retry, src }: FrameView) => html`
  <div class="bindery-notice is-error" part="notice">
    <p>${words.silent}</p>
    <p class="bindery-actions">
      <button class="bindery-button bindery-secondary" type="button" @click=${retry}
      >${words.again}</button>
      <a class="bindery-link" href=${src} target="_blank" rel="noopener">${words.apart}</a>
    </p>
  </div>`

/** The frame at the height of its page, or a notice when the page sends no message. */
export const checkoutFrame = (view: FrameView): TemplateResult => {
  const { step, words, src, listening, height } = view
  return html`
    <div class="frame" part="frame">
      <p class="waiting" role="status">${step === 'waiting' ? words.waiting : nothing}</p>
      <div role="alert" aria-live="assertive">${step === 'silent' ? silentNotice(view) : nothing}</div>
      ${
        listening
          ? html`<iframe
              part="iframe"
              title=${words.title}
              sandbox=${sandbox}
              referrerpolicy="origin"
              height=${height ?? nothing}
              src=${src}
              @load=${view.onLoad}
            ></iframe>`
          : html`<div class="placeholder"></div>`
      }
    </div>`
}
