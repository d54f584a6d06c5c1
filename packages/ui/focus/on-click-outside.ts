/**
 * Calls `act` at a click outside all elements that `inside` returns. Both pointerdown and pointerup must be
 * outside, because a text selection that ends outside or a scrolling finger is no click.
 * @returns stops listening
 */
export function onClickOutside(
  inside: () => readonly (EventTarget | null)[],
  act: () => void,
): () => void {
  const isInside = (event: Event) => {
    const path = event.composedPath()
    return inside().some((target) => target !== null && path.includes(target))
  }
  let outside = false
  const down = (event: Event) => {
    outside = !isInside(event)
  }
  const up = (event: Event) => {
    if (outside && !isInside(event)) act()
    outside = false
  }
  document.addEventListener('pointerdown', down, true)
  document.addEventListener('pointerup', up, true)
  return () => {
    document.removeEventListener('pointerdown', down, true)
    document.removeEventListener('pointerup', up, true)
  }
}
