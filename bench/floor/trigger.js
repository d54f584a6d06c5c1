// The floor of a small element that stands many times on a page: a button in a shadow root.
const sheet = new CSSStyleSheet()
sheet.replaceSync(`
:host { display: inline-block }
button { padding: 8px 12px; border: 0; background: none; color: #1a4f8b; font: inherit; cursor: pointer }
`)

class FloorTrigger extends HTMLElement {
  static observedAttributes = ['label']

  connectedCallback() {
    if (this.shadowRoot) return
    const root = this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet]
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = this.getAttribute('label') ?? 'Sign In / Register'
    button.addEventListener('click', () => this.dispatchEvent(new CustomEvent('floor-pressed')))
    root.append(button, document.createElement('slot'))
  }

  attributeChangedCallback(_name, _before, now) {
    const button = this.shadowRoot?.querySelector('button')
    if (button) button.textContent = now
  }
}
customElements.define('floor-trigger', FloorTrigger)
