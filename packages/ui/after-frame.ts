/**
 * Acts when the next frame has been painted: what acting wants laid out is laid out by then, and the task
 * that asks stays short. At once if the reader has just done something: phones show their keyboard only
 * for a field that gets focus in the same breath.
 * @returns what takes it back
 */
export function afterFrame(act: () => void): () => void {
  let timer: unknown
  const later = () => {
    timer = setTimeout(act)
  }
  const frame = navigator.userActivation?.isActive ? act() : requestAnimationFrame(later)
  return () => {
    cancelAnimationFrame(frame as number)
    clearTimeout(timer as ReturnType<typeof setTimeout>)
  }
}
