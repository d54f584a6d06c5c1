/**
 * Calls `act` at a click that begins and ends outside of all `inside` says. Both ends: a selection that
 * ends outside, or a finger that scrolls, is no click.
 * @returns stops it
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
