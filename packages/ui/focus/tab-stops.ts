const focusable = 'a[href],button,input,select,textarea,summary,[tabindex]'

const isStop = (element: HTMLElement): boolean =>
  element.matches(focusable) &&
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  element.checkVisibility()

/** The elements that Tab stops at inside `root`, in order, including slotted elements and shadow trees. */
export function tabStops(root: ParentNode): HTMLElement[] {
  const stops: HTMLElement[] = []
  const visit = (element: HTMLElement) => {
    if (isStop(element)) stops.push(element)
    const slotted = element instanceof HTMLSlotElement ? element.assignedElements() : []
    const inside = slotted[0] ? slotted : (element.shadowRoot ?? element).children
    for (const each of inside) visit(each as HTMLElement)
  }
  for (const each of root.children) visit(each as HTMLElement)
  return stops
}
