/** Keeps keys that a reader types into our fields away from the page's shortcuts. */

const fields = 'input:not([type=checkbox],[type=radio],[type=button],[type=submit]),textarea,select'

const types = ['keydown', 'keypress', 'keyup']

/** Keys that the page still gets: they dismiss overlays or move the focus. */
const pageKeys = /^(?:Escape|Tab|F\d+)$/

function stopTypedKey(event: Event): void {
  const { key, ctrlKey, altKey, metaKey } = event as KeyboardEvent
  // On some keyboards Control and Alt together type letters.
  if (pageKeys.test(key) || metaKey || (ctrlKey && !altKey)) return
  const [field] = event.composedPath()
  if (field instanceof Element && field.matches(fields)) event.stopPropagation()
}

const isOurRoot = (node: EventTarget): node is ShadowRoot =>
  node instanceof ShadowRoot && node.host.localName.startsWith('bindery-')

/**
 * Takes a typed letter before the page's listeners of the capture phase. The field still gets its text, which
 * needs no listener. Other keys go on to the field's own listeners first.
 */
function stopTypedLetter(event: Event): void {
  if ((event as KeyboardEvent).key.length === 1 && event.composedPath().some(isOurRoot))
    stopTypedKey(event)
}

function shield(path: readonly EventTarget[]): void {
  const root = path.findLast(isOurRoot)
  for (const type of types) root?.addEventListener(type, stopTypedKey)
}

/**
 * For the page, a key typed in a shadow tree has our element as its target, which is no field. A video
 * player that pauses on the space key would take each space from our search.
 */
export function shieldTyping(): void {
  for (const type of types) addEventListener(type, stopTypedLetter, true)
  document.addEventListener('focusin', (event) => shield(event.composedPath()), true)
  const focused = document.activeElement?.shadowRoot
  if (focused) shield([focused])
}
