/**
 * Calls `act` after the next paint, so that it forces no layout of its own and the current task stays short.
 * Calls it at once during a user activation: a phone shows its keyboard only for a field that gets focus
 * within one.
 * @returns cancels the call
 */
export function afterFrame(act: () => void): () => void {
  let timer: unknown
  const afterPaint = () => {
    timer = setTimeout(act)
  }
  const frame = navigator.userActivation?.isActive ? act() : requestAnimationFrame(afterPaint)
  return () => {
    cancelAnimationFrame(frame as number)
    clearTimeout(timer as ReturnType<typeof setTimeout>)
  }
}
