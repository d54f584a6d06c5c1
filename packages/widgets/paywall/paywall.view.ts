import type { ViewHost } from '@bindery/element/host.ts'
import { html, type TemplateResult } from 'lit/html.js'
import type { PaywallView } from './paywall.model.ts'

const forGuest = ({ words, kind, limit, request }: PaywallView) => html`
  <p>${(kind === 'ascend' ? words.ascendGuestLead : words.guestLead)({ limit })}</p>
  <button
    class="bindery-button bindery-primary"
    part="register"
    type="button"
    @click=${() => request('registration')}
  >${words.register}</button>
  <p class="other">
    ${words.hasAccount} <button
      class="bindery-button bindery-link"
      part="sign-in"
      type="button"
      @click=${() => request('sign-in')}
    >${words.signIn}</button>
  </p>`

const forSpent = ({ words, limit, store }: PaywallView) => html`
  <p>${words.spentLead({ limit })}</p>
  <slot name="offer"><a class="bindery-button bindery-primary" part="subscribe" href=${store}
    >${words.subscribe}</a></slot>`

/** The loading state or the error of the article's rest, below the teaser. */
const restNotice = ({ rest, words, again }: PaywallView) => {
  if (rest === 'loading') return html`<p class="rest" role="status" part="rest">${words.coming}</p>`
  if (rest !== 'failed') return html``
  return html`<p class="rest" role="alert" part="rest">
    ${words.failed} <button
      class="bindery-button bindery-link"
      type="button"
      @click=${again}
    >${words.again}</button>
  </p>`
}

/** The gate. The teaser is before it (`before` in the element's definition). */
export const paywall = (view: PaywallView, host: ViewHost): TemplateResult => {
  const { gate, kind, words } = view
  const spent = kind === 'ascend' ? words.ascendSpentTitle : words.spentTitle
  const id = `${host.id}-title`
  if (gate === 'open') return restNotice(view)
  return html`
    <section class="gate" part="gate" aria-labelledby=${id}>
      <h2 class="bindery-heading" id=${id} part="title">
        ${gate === 'guest' ? words.guestTitle : spent}
      </h2>
      ${gate === 'guest' ? forGuest(view) : forSpent(view)}
    </section>`
}
