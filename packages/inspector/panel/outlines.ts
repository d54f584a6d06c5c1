/** Frames around the tags of the page, without a change to the page. */

/**
 * Keeps a frame around each element that has a box.
 * @param layer the element of the frames, which covers the window
 */
export function drawOutlines(layer: HTMLElement, elements: readonly Element[]): void {
  const boxes = elements.flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 ? [{ left, top, width, height, name: element.localName }] : []
  })
  while (layer.childElementCount > boxes.length) layer.lastElementChild?.remove()
  while (layer.childElementCount < boxes.length) layer.append(document.createElement('div'))
  for (const [at, { left, top, width, height, name }] of boxes.entries()) {
    const frame = layer.children[at] as HTMLElement
    if (frame.textContent !== name) frame.textContent = name
    Object.assign(frame.style, {
      transform: `translate(${left}px, ${top}px)`,
      inlineSize: `${width}px`,
      blockSize: `${height}px`,
    })
  }
}
