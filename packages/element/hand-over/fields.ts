/** Copies the state of fields from one form to another: values, focus, caret, selection and marks. */

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type TextField = HTMLInputElement | HTMLTextAreaElement
type Selected = readonly [start: number, end: number, direction?: 'forward' | 'backward' | 'none']

const isText = (control: Element): control is TextField =>
  control.matches(
    'textarea,input:not([type=checkbox],[type=radio],[type=file],[type=range],[type=color])',
  )

const tell = (control: Element, type: 'input' | 'change' | 'focusout') =>
  control.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true }))

/**
 * The selection of the field with the focus. A field for an e-mail or a number does not tell it: a mark that is put in its
 * place does. The field is given up afterwards.
 */
function readSelection(field: TextField): Selected | undefined {
  const { selectionStart: start, selectionEnd: end, selectionDirection, value } = field
  if (start !== null && end !== null) return [start, end, selectionDirection ?? 'none']
  if (!field.matches(':focus')) return undefined
  const mark = field.matches('[type=number]') ? '7041' : 'zqxj'
  if (value.includes(mark)) return undefined
  const hide = (event: Event) => event.stopImmediatePropagation()
  const hidden = ['beforeinput', 'input']
  for (const type of hidden) addEventListener(type, hide, true)
  field.removeAttribute('maxlength')
  document.execCommand('insertText', false, mark)
  for (const type of hidden) removeEventListener(type, hide, true)
  const at = field.value.indexOf(mark)
  if (at < 0) return undefined
  return [at, at + value.length + mark.length - field.value.length]
}

function writeSelection(field: TextField, [start, end, direction]: Selected): void {
  if (field.selectionStart !== null) {
    field.setSelectionRange(start, end, direction)
    return
  }
  const { type } = field as HTMLInputElement
  const input = field as HTMLInputElement
  input.type = 'text'
  input.setSelectionRange(start, end)
  input.type = type
}

function copyValue(from: Control, to: Control): void {
  if ('checked' in from && from.matches('[type=checkbox],[type=radio]')) {
    const box = to as HTMLInputElement
    if (from.checked !== from.defaultChecked && box.checked !== from.checked) box.click()
    return
  }
  const { value } = from
  if (to.value === value || ('readOnly' in to && to.readOnly)) return
  const isChanged = 'options' in from ? isChosen(from) : value !== from.defaultValue
  // A value of the page's own does not replace one of the view.
  if (!isChanged && to.value !== '') return
  to.value = value
  if (to.value !== value && 'options' in to) to.selectedIndex = -1
  tell(to, 'input')
  if (!isText(to)) tell(to, 'change')
}

/** False in an older browser, which does not know the selector. */
export const matchesSafely = (control: Element, selector: string): boolean => {
  try {
    return control.matches(selector)
  } catch {
    return false
  }
}

/** By the browser, or by the server that refused the form. */
const isMarked = (control: Element) =>
  control.ariaInvalid === 'true' || matchesSafely(control, ':user-invalid')

/** Whether an option is selected that the page's HTML does not select. */
export const isChosen = ({ options, selectedIndex }: HTMLSelectElement): boolean =>
  selectedIndex !==
  Math.max(
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
    0,
  )

/** The field with the focus, if it is one of these. */
export const activeOf = (controls: readonly Control[]): Control | undefined =>
  controls.find((each) => each === (each.getRootNode() as Document).activeElement)

/** The field that had the focus before the view was drawn: a modal takes the focus, and a view pushes the form down. */
export interface LastFocus {
  readonly control: Control
  /** Where it was in the document. */
  readonly top: number
}

/** @param controls the named fields of `form` */
export function copyFields(
  controls: readonly Control[],
  form: HTMLFormElement,
  goal: HTMLFormElement,
  last: LastFocus | undefined,
): void {
  const active = (form.getRootNode() as Document).activeElement
  const isMoved = goal.contains((goal.getRootNode() as Document).activeElement)
  const targets = [...goal.elements] as Control[]
  const counterpartOf = ({ name, type, value }: Control) =>
    targets.find((each) => each.name === name && (type !== 'radio' || each.value === value))
  const marked = controls.filter((each) => isMarked(each))
  const at = activeOf(controls) ?? (isMoved ? last?.control : undefined)
  // Before the value, because the mark changes it.
  const values = controls.map((each) => each.value)
  const selected = at && isText(at) ? readSelection(at) : undefined
  if (at && isText(at)) at.value = values[controls.indexOf(at)] ?? ''
  for (const each of controls) {
    const to = counterpartOf(each)
    if (to) copyValue(each, to)
  }
  const button = goal.querySelector<HTMLElement>('button:not([type=button])')
  const next = at ? counterpartOf(at) : form.contains(active) ? button : null
  const top = last && last.top - scrollY
  next?.focus({ preventScroll: true })
  // Before the next paint, when the form of the page is gone: the field stays where the reader looks.
  if (next && top !== undefined && !goal.closest('dialog,[data-bindery-layer]'))
    queueMicrotask(() =>
      scrollBy({ top: next.getBoundingClientRect().top - top, behavior: 'instant' }),
    )
  if (at && selected && next && isText(next)) writeSelection(next, selected)
  for (const each of marked) {
    const to = counterpartOf(each)
    if (!to) continue
    // A form says nothing of a field that was not edited. This one may have been emptied again.
    tell(to, 'input')
    if (each !== at) tell(to, 'focusout')
  }
}
