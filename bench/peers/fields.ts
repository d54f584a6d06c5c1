/** What a password manager finds on a page, and what remains of a page without scripts. */

/** A visible field, as the page has it. */
export interface Field {
  readonly type: string
  readonly name: string
  readonly autocomplete: string
  /** Where a password manager has to look for it. */
  readonly place: 'page' | 'shadow root' | 'frame'
  /** Whether the field belongs to a form. */
  readonly inForm: boolean
  /** Whether that form has an address of its own and a button that submits it. */
  readonly submits: boolean
}

/** Runs in the page: finds the visible text fields in it, in open shadow roots and in frames of the same origin. */
export function findFields(): Field[] {
  const found: Field[] = []
  const kinds = ['email', 'password', 'text', 'search', 'tel']
  const look = (root: Document | ShadowRoot, place: Field['place']): void => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) look(element.shadowRoot, place === 'frame' ? 'frame' : 'shadow root')
      // A frame has classes of its own, so no instanceof.
      if (element.localName === 'iframe') {
        const inner = (element as HTMLIFrameElement).contentDocument
        if (inner && element.checkVisibility()) look(inner, 'frame')
      }
      if (element.localName !== 'input') continue
      const field = element as HTMLInputElement
      const { width } = field.getBoundingClientRect()
      if (!kinds.includes(field.type) || width < 2 || !field.checkVisibility()) continue
      const { form } = field
      const button = form?.querySelector('button:not([type]), [type=submit], [type=image]')
      found.push({
        type: field.type,
        name: field.name,
        autocomplete: field.autocomplete || (field.getAttribute('autocomplete') ?? ''),
        place,
        inForm: form !== null,
        submits: Boolean(form?.hasAttribute('action') && button && field.name),
      })
    }
  }
  look(document, 'page')
  return found
}

const has = (field: Field, token: string): boolean =>
  field.autocomplete.split(/\s+/).includes(token)

const placeOf = (fields: readonly Field[]): string => {
  const place = fields.find((field) => field.place !== 'page')?.place
  return place ? ` (in a ${place})` : ''
}

/** One cell: whether a password manager can find the fields and know what they are. */
export function describeMarkup(fields: readonly Field[]): string {
  if (fields.length === 0) return 'no field found'
  const password = fields.find(({ type }) => type === 'password')
  const name = fields.find((field) => field !== password)
  if (!password) {
    const token = name?.autocomplete || 'none'
    return `no password: autocomplete ${token}${placeOf(fields)}`
  }
  const faults = [
    ...(name && ['username', 'email'].some((token) => has(name, token))
      ? []
      : [`user name: autocomplete ${name?.autocomplete || 'none'}`]),
    ...(has(password, 'current-password')
      ? []
      : [`password: autocomplete ${password.autocomplete || 'none'}`]),
    ...(fields.every(({ inForm }) => inForm) ? [] : ['fields outside a form']),
  ]
  const verdict = faults.length === 0 ? 'yes' : `no: ${faults.join(', ')}`
  return verdict + placeOf(fields)
}

/** One cell: whether a page without scripts still has a form that can be sent. */
export const describeScriptless = (fields: readonly Field[]): string =>
  fields.some(({ submits }) => submits) ? 'yes' : fields.length > 0 ? 'fields only' : 'no'
