import type { ViewHost } from '@bindery/element/host.ts'
import { html, nothing, type TemplateResult } from 'lit/html.js'
import { linkPopupSize, openPopup } from '../popup-window.ts'
import type { Network } from '../share-link.ts'
import type { SocialLinkView } from './social-link.model.ts'

const marks: Readonly<Record<Network, string>> = {
  twitter:
    'M18.2 2.3h3.4l-7.3 8.2 8.5 11.2h-6.6L11 14.9l-6 6.8H1.7l7.7-8.8L1.3 2.3H8l4.8 6.2zm-1.1 17.5h1.8L7.1 4.1h-2z',
  facebook:
    'M14 13.5h2.5l1-4H14v-2c0-1 0-2 2-2h1.5V2.1C17.2 2.1 16 2 14.6 2 12 2 10 3.7 10 6.7v2.8H7v4h3V22h4z',
  linkedin:
    'M6.9 5a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM7 8.5H3V21h4zm6.3 0h-4V21h4v-6.6c0-3.6 4.7-4 4.7 0V21h4v-7.9c0-6.2-7-6-8.7-3z',
}

/** A real link: it opens a new tab if the browser blocks the window, or the reader asks for one. */
export const socialLink = (view: SocialLinkView, { element }: ViewHost): TemplateResult => {
  const { network, href, name, newWindow, shared } = view
  const hasLabel = element.querySelector(':scope>[slot=label]') !== null
  const press = (event: MouseEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event
    const plain = !altKey && !ctrlKey && !metaKey && !shiftKey
    if (plain && openPopup(href, linkPopupSize)) event.preventDefault()
    shared()
  }
  return html`
    <a
      class="social"
      part="link"
      href=${href}
      target="_blank"
      rel="noopener"
      aria-label=${hasLabel ? nothing : name}
      aria-description=${newWindow}
      @click=${press}
    ><slot name="label"><svg part="mark" viewBox="0 0 24 24" aria-hidden="true"><path d=${
      marks[network]
    }></path></svg></slot></a>`
}
