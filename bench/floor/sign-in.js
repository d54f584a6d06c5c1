// The floor: the same sign-in form, written by hand, without a library. No implementation can cost less.
const sheet = new CSSStyleSheet()
sheet.replaceSync(`
:host { display: block; position: fixed; inset: 0; z-index: 1000; background: rgb(0 0 0 / 50%) }
.panel { position: relative; box-sizing: border-box; width: min(420px, 100%); margin: 10vh auto; padding: 24px; background: #fff; font: 16px/1.5 system-ui, sans-serif }
.close { position: absolute; top: 8px; right: 8px; width: 40px; height: 40px; font-size: 24px }
h2 { margin: 0 0 16px; font-size: 24px }
`)
const formSheet = new CSSStyleSheet()
formSheet.replaceSync(`
floor-sign-in label { display: block; margin-top: 12px; font-weight: 600 }
floor-sign-in input { box-sizing: border-box; width: 100%; padding: 10px; border: 1px solid #767676; font: inherit }
floor-sign-in [role=alert] { color: #b00020 }
floor-sign-in button { width: 100%; margin-top: 16px; padding: 12px; border: 0; background: #1a4f8b; color: #fff; font: inherit }
`)

const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

class FloorSignIn extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return
    const root = this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet]
    document.adoptedStyleSheets.push(formSheet)
    const close = make('button', { className: 'close', type: 'button', ariaLabel: 'Close' }, '×')
    close.addEventListener('click', () => this.remove())
    const panel = make(
      'div',
      { className: 'panel', role: 'dialog', ariaModal: 'true', ariaLabel: 'Sign In' },
      close,
      make('h2', {}, 'Sign In'),
      make('slot', { name: 'form' }),
      make('slot'),
    )
    root.append(panel)
    this.append(this.form())
    this.querySelector('input').focus()
    this.addEventListener('keydown', (event) => event.key === 'Escape' && this.remove())
  }

  form() {
    const email = make('input', { id: 'floor-email', name: 'username', type: 'email' })
    email.autocomplete = 'username'
    const password = make('input', { id: 'floor-password', name: 'password', type: 'password' })
    password.autocomplete = 'current-password'
    const problem = make('p', { role: 'alert' })
    const form = make(
      'form',
      { slot: 'form', noValidate: true },
      make('p', {}, 'No account yet? ', make('a', { href: '#' }, 'Create one')),
      make('label', { htmlFor: email.id }, 'Email'),
      email,
      make('label', { htmlFor: password.id }, 'Password'),
      password,
      problem,
      make('button', {}, 'Sign In'),
      make('p', {}, make('a', { href: '#' }, 'Forgot your password?')),
    )
    form.addEventListener('submit', async (event) => {
      event.preventDefault()
      const missing = [email, password].find((input) => !input.value)
      problem.textContent = missing ? 'This field is required.' : ''
      missing?.focus()
      if (missing || this.sending) return
      this.sending = true
      const body = new URLSearchParams(new FormData(form))
      const reply = await fetch('/authenticate', { method: 'POST', body }).catch(() => null)
      this.sending = false
      if (reply?.ok) location.reload()
      else problem.textContent = 'You have entered an invalid email and password combination.'
    })
    return form
  }
}
customElements.define('floor-sign-in', FloorSignIn)
