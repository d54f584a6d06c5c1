// The floor of a small element that a page has many times: the account menu of a guest. Two buttons with the
// same look and the same theming, in a shadow root with a slot for the fallback. No states, messages or parts.
const sheet = new CSSStyleSheet()
sheet.replaceSync(`
:host { display: inline-block; text-align: end; color-scheme: var(--floor-scheme, inherit) }
:host([hidden]), slot[hidden] { display: none }
div { display: inline-flex; gap: 0.5em; align-items: center; white-space: nowrap;
  font: var(--floor-font-size, medium) / 1.5 var(--floor-font, system-ui, sans-serif) }
button { display: inline-flex; align-items: center; justify-content: center; box-sizing: border-box;
  min-block-size: 2.75em; margin: 0; padding: 0.5em 0.75em; border: 1px solid transparent;
  border-radius: var(--floor-radius, 3px); background: none; font: inherit; font-weight: 600;
  line-height: 1.25; color: var(--floor-ink, light-dark(#17191c, #eceae6)); cursor: pointer }
button:hover { text-decoration: underline }
button:focus-visible { outline: 2px solid var(--floor-focus, light-dark(#0b5fd0, #8fbaff)); outline-offset: 2px }
.primary { padding-inline: 1.25em; background: var(--floor-accent, light-dark(#1c3b61, #b3cdf0));
  color: var(--floor-on-accent, light-dark(#fff, #10161e)) }
.primary:hover { text-decoration: none; background: color-mix(in srgb, var(--floor-accent, light-dark(#1c3b61, #b3cdf0)) 86%, black) }
`)

class FloorTrigger extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return
    const root = this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet]
    const menu = document.createElement('div')
    menu.append(
      this.button('', 'Sign In', 'sign-in'),
      this.button('primary', 'Register', 'registration'),
    )
    const fallback = document.createElement('slot')
    fallback.hidden = true
    root.append(menu, fallback)
  }

  button(className, words, screen) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = className
    button.textContent = words
    button.addEventListener('click', () => {
      const detail = { screen }
      this.dispatchEvent(
        new CustomEvent('floor-pressed', { detail, bubbles: true, composed: true }),
      )
    })
    return button
  }
}
customElements.define('floor-trigger', FloorTrigger)
