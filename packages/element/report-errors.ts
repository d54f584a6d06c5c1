/**
 * Runs a step that may throw. Prints an error instead, so that the other elements of the page go on.
 * @param label the start of the console line
 */
export const reportErrors = (step: (() => void) | undefined, label = 'bindery:'): void => {
  try {
    step?.()
  } catch (error) {
    console.error(label, error)
  }
}
