/** Takes a step that may throw, in a view or a model: that is printed, and the next element has its turn. */
export const caught = (step: (() => void) | undefined): void => {
  try {
    step?.()
  } catch (error) {
    console.error('bindery:', error)
  }
}
