/** What a reader types into a field of ours is not for the page. */

const fields = 'input:not([type=checkbox],[type=radio],[type=button],[type=submit]),textarea,select'

/** Keys that go on to the page: they close what is open, or move on. */
const forAll = /^(?:Escape|Tab|F\d+)$/

function keep(event: Event): void {
  const { key, ctrlKey, altKey, metaKey } = event as KeyboardEvent
  // Control and Alt together write letters on some keyboards.
  if (forAll.test(key) || metaKey || (ctrlKey && !altKey)) return
  const [field] = event.composedPath()
  if (field instanceof Element && field.matches(fields)) event.stopPropagation()
}

const isOurs = (node: EventTarget): node is ShadowRoot =>
  node instanceof ShadowRoot && node.host.localName.startsWith('bindery-')

function guard(path: readonly EventTarget[]): void {
  const root = path.findLast(isOurs)
  for (const type of ['keydown', 'keypress', 'keyup']) root?.addEventListener(type, keep)
}

/**
 * Keeps typed letters from the page's shortcuts: to the page, a key in a shadow tree is pressed on our element,
 * no field, and a player that pauses at a space would take each of them from our search.
 */
export function keepTyping(): void {
  document.addEventListener('focusin', (event) => guard(event.composedPath()), true)
  const focused = document.activeElement?.shadowRoot
  if (focused) guard([focused])
}
