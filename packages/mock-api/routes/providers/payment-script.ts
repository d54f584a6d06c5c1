/**
 * The script of the fake payment provider. It registers with `bindery-checkout` through the two events of that
 * tag, mounts its own fields and returns tokens. Only the provider gets the card.
 *
 * The function is sent as text, so it must be self-contained.
 */
const provider = (base: string): void => {
  interface Context {
    locale?: string | null
  }
  const post = async (path: string, body: object) => {
    const answer = await fetch(base + path, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok && answer.status !== 422) throw new Error('The provider did not answer.')
    return (await answer.json()) as { token?: string; error?: string; field?: string }
  }
  const make = (tag: string, className: string, text = '') => {
    const element = document.createElement(tag)
    element.className = className
    element.textContent = text
    return element
  }
  const fields = [
    ['number', 'Card number', 'cc-number', '4242 4242 4242 4242'],
    ['expiry', 'Expiry date (MM/YY)', 'cc-exp', '12/34'],
    ['cvc', 'Security code', 'cc-csc', '123'],
  ] as const
  const inputs = new Map<string, HTMLInputElement>()
  const errors = new Map<string, HTMLElement>()
  const fieldOf = (name: string, label: string, complete: string, hint: string) => {
    const field = make('div', 'test-pay-field')
    const id = `test-pay-${name}`
    const words = make('label', '', label) as HTMLLabelElement
    words.htmlFor = id
    const input = make('input', '') as HTMLInputElement
    input.id = id
    input.autocomplete = complete as AutoFill
    input.inputMode = 'numeric'
    input.placeholder = hint
    const error = make('p', 'test-pay-error')
    error.id = `${id}-error`
    error.setAttribute('aria-live', 'polite')
    input.setAttribute('aria-describedby', error.id)
    inputs.set(name, input)
    errors.set(name, error)
    field.append(words, input, error)
    return field
  }
  const say = (field: string, error: string) => {
    for (const [name, place] of errors) {
      place.textContent = name === field ? error : ''
      if (name === field) inputs.get(name)?.setAttribute('aria-invalid', 'true')
      else inputs.get(name)?.removeAttribute('aria-invalid')
    }
    if (error) inputs.get(field)?.focus()
  }
  const registered = {
    name: 'Test payments',
    mount: (container: HTMLElement, _context: Context) => {
      const box = make('div', 'test-pay')
      box.append(
        ...fields.map(([name, label, complete, hint]) => fieldOf(name, label, complete, hint)),
      )
      container.append(box)
      return () => box.remove()
    },
    tokenise: async () => {
      const card = Object.fromEntries(fields.map(([name]) => [name, inputs.get(name)?.value ?? '']))
      const {
        token,
        error = 'The card was not taken.',
        field = 'number',
      } = await post('tokens', card)
      say(field, token ? '' : error)
      return token ? { token } : { error }
    },
    challenge: (challenge: unknown, container: HTMLElement) =>
      new Promise<{ token: string } | { error: string }>((resolve) => {
        const dialog = make('dialog', 'test-pay-challenge') as HTMLDialogElement
        const form = make('form', '') as HTMLFormElement
        const label = make('label', '', 'Code from your bank') as HTMLLabelElement
        const input = make('input', '') as HTMLInputElement
        input.id = label.htmlFor = 'test-pay-code'
        input.inputMode = 'numeric'
        input.autocomplete = 'one-time-code'
        const error = make('p', 'test-pay-error')
        error.setAttribute('aria-live', 'polite')
        const confirm = make('button', '', 'Confirm')
        const cancel = make('button', '', 'Cancel') as HTMLButtonElement
        cancel.type = 'button'
        form.append(
          make('h2', '', 'Your bank wants to know that it is you'),
          make('p', '', 'This is a test: the code is 123456.'),
          label,
          input,
          error,
          confirm,
          cancel,
        )
        dialog.setAttribute('aria-label', 'Your bank')
        dialog.append(form)
        container.append(dialog)
        const end = (answer: { token: string } | { error: string }) => {
          dialog.remove()
          resolve(answer)
        }
        cancel.addEventListener('click', () =>
          end({ error: 'You have not confirmed the payment.' }),
        )
        dialog.addEventListener('cancel', () =>
          end({ error: 'You have not confirmed the payment.' }),
        )
        form.addEventListener('submit', (event) => {
          event.preventDefault()
          const { id } = challenge as { id: string }
          post('challenges', { id, code: input.value }).then(
            ({ token }) => {
              if (token) end({ token })
              else error.textContent = 'This code is not right.'
            },
            () => {
              error.textContent = 'Your bank cannot be reached. Please try again.'
            },
          )
        })
        dialog.showModal()
        input.focus()
      }),
  }
  type Asking = CustomEvent<{ register(one: typeof registered): void }>
  document.addEventListener('bindery-payment-wanted', (event) =>
    (event as Asking).detail.register(registered),
  )
  // For a checkout that has mounted before this script.
  document.dispatchEvent(new CustomEvent('bindery-payment-provider', { detail: registered }))
}

/**
 * The text of `provider.js`.
 * @param base the provider's address, with a trailing slash
 */
export const paymentScript = (base: string): string =>
  `(${String(provider)})(${JSON.stringify(base)})\n`
