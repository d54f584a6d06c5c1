/**
 * Acts in a task of its own, so that the page hears its reader in between. At once if the reader has just
 * done something: phones show their keyboard only for a field that gets focus in the same breath.
 * @returns what takes it back
 */
export function inTurn(act: () => void): () => void {
  const timer = navigator.userActivation?.isActive ? act() : setTimeout(act)
  return () => clearTimeout(timer as ReturnType<typeof setTimeout>)
}
