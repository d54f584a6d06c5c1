import { html, nothing, type TemplateResult } from 'lit/html.js'
import type { FrameView } from './checkout-frame.model.ts'

// What a page of somebody else may do here: its forms and scripts, windows of its own, and to send the
// reader on when the reader has pressed something. Not: dialogs, downloads, to lead this page away.
const sandbox =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation allow-storage-access-by-user-activation'

const silent = ({ words, retry, src }: FrameView) => html`
  <div class="bindery-notice is-error" part="notice">
    <p>${words.silent}</p>
    <p class="bindery-actions">
      <button class="bindery-button bindery-secondary" type="button" @click=${retry}
      >${words.again}</button>
      <a class="bindery-link" href=${src} target="_blank" rel="noopener">${words.apart}</a>
    </p>
  </div>`

/** The frame, as high as what is in it, and a word when nothing seems to be. */
export const checkoutFrame = (view: FrameView): TemplateResult => {
  const { step, words, src, deaf, height } = view
  return html`
    <div class="frame" part="frame">
      <p class="waiting" role="status">${step === 'waiting' ? words.waiting : nothing}</p>
      <div role="alert">${step === 'silent' ? silent(view) : nothing}</div>
      ${
        deaf
          ? html`<div class="room"></div>`
          : html`<iframe
              part="iframe"
              title=${words.title}
              sandbox=${sandbox}
              referrerpolicy="origin"
              height=${height ?? nothing}
              src=${src}
              @load=${view.loaded}
            ></iframe>`
      }
    </div>`
}
