/** The form of bench/floor/sign-in.js, written by hand with Lit. */
import { css, html, LitElement, render } from 'lit'

const formSheet = new CSSStyleSheet()
formSheet.replaceSync(`
lit-sign-in label { display: block; margin-top: 12px; font-weight: 600 }
lit-sign-in input { box-sizing: border-box; width: 100%; padding: 10px; border: 1px solid #767676; font: inherit }
lit-sign-in [role=alert] { color: #b00020 }
lit-sign-in button { width: 100%; margin-top: 16px; padding: 12px; border: 0; background: #1a4f8b; color: #fff; font: inherit }
`)

class LitSignIn extends LitElement {
  static properties = { problem: { state: true } }
  static styles = css`
    :host { display: block; position: fixed; inset: 0; z-index: 1000; background: rgb(0 0 0 / 50%) }
    .panel { position: relative; box-sizing: border-box; width: min(420px, 100%); margin: 10vh auto; padding: 24px; background: #fff; font: 16px/1.5 system-ui, sans-serif }
    .close { position: absolute; top: 8px; right: 8px; width: 40px; height: 40px; font-size: 24px }
    h2 { margin: 0 0 16px; font-size: 24px }
  `

  constructor() {
    super()
    this.problem = ''
  }

  connectedCallback() {
    super.connectedCallback()
    document.adoptedStyleSheets.push(formSheet)
    this.addEventListener('keydown', (event) => event.key === 'Escape' && this.remove())
  }

  render() {
    return html`
      <div class="panel" role="dialog" aria-modal="true" aria-label="Sign In">
        <button class="close" type="button" aria-label="Close" @click=${() => this.remove()}>×</button>
        <h2>Sign In</h2>
        <slot></slot>
      </div>
    `
  }

  updated() {
    render(this.form(), this, { host: this })
  }

  firstUpdated() {
    this.updated()
    this.querySelector('input').focus()
  }

  form() {
    return html`
      <form novalidate @submit=${this.submit}>
        <p>No account yet? <a href="#">Create one</a></p>
        <label for="lit-email">Email</label>
        <input id="lit-email" name="username" type="email" autocomplete="username">
        <label for="lit-password">Password</label>
        <input id="lit-password" name="password" type="password" autocomplete="current-password">
        <p role="alert">${this.problem}</p>
        <button>Sign In</button>
        <p><a href="#">Forgot your password?</a></p>
      </form>
    `
  }

  async submit(event) {
    event.preventDefault()
    const form = event.currentTarget
    const missing = [...form.querySelectorAll('input')].find((input) => !input.value)
    this.problem = missing ? 'This field is required.' : ''
    missing?.focus()
    if (missing || this.sending) return
    this.sending = true
    const body = new URLSearchParams(new FormData(form))
    const reply = await fetch('/authenticate', { method: 'POST', body }).catch(() => null)
    this.sending = false
    if (reply?.ok) location.reload()
    else this.problem = 'You have entered an invalid email and password combination.'
  }
}
customElements.define('lit-sign-in', LitSignIn)
