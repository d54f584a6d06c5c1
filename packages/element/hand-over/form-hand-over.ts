import type { HandOver, HandOverTarget } from './hand-over.ts'

/** What an element asks before its view takes the place of its children. */
export interface FormHandOver {
  /** True while a form among the children must stay. `update()` is called when it need not any more. */
  holds(target: HandOverTarget): boolean
  /** Hands over to the form of the view. False: it is not there yet, and `rendered()` is called later. */
  take(target: HandOverTarget): boolean
  /** The view is gone. */
  end(target: HandOverTarget): void
}

/** By element. null: its code loads. */
const handOvers = new WeakMap<Element, HandOver | null>()

/**
 * Without the chunk, the page's form stays, with what was typed there: it works by itself. Firefox gives up the request
 * for the chunk, too, when a reader submits that form meanwhile.
 */
const load = (target: HandOverTarget) =>
  import('./hand-over.ts').then(
    ({ createHandOver }) => createHandOver(target),
    (): HandOver => ({ isHeld: () => true, take: () => true, end() {} }),
  )

/** For a tag that takes over what a reader does in a form among its children. */
export const formHandOver: FormHandOver = {
  holds(target) {
    const { element } = target
    const known = handOvers.get(element)
    if (known) return known.isHeld()
    if (known === undefined) {
      if (!element.querySelector('form')) return false
      handOvers.set(element, null)
      void load(target).then((made) => {
        handOvers.set(element, made)
        target.scheduleUpdate()
      })
    }
    return true
  },
  take: ({ element }) => handOvers.get(element)?.take() ?? true,
  end({ element }) {
    handOvers.get(element)?.end()
    handOvers.delete(element)
  },
}

/**
 * For a tag that reads what is typed into its form by itself, and has its own form only while that has the focus. A page
 * where nobody is in the form loads no code for it.
 */
export const focusedFormHandOver: FormHandOver = {
  ...formHandOver,
  holds: (target) =>
    (handOvers.has(target.element) || target.element.matches(':focus-within')) &&
    formHandOver.holds(target),
}
