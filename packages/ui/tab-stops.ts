const focusable = 'a[href],button,input,select,textarea,summary,[tabindex]'

const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility()

/** What Tab stops at inside `root`, in order, what is slotted into it included. */
export function tabStops(root: ParentNode): HTMLElement[] {
  const stops: HTMLElement[] = []
  for (const element of root.querySelectorAll<HTMLElement>(`slot,${focusable}`)) {
    if (element instanceof HTMLSlotElement) {
      for (const slotted of element.assignedElements()) stops.push(...tabStops(slotted))
    } else if (isStop(element)) stops.push(element)
  }
  return stops
}
