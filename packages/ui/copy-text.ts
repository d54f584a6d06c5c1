/**
 * Copies what a field holds. Where the browser refuses (no https, a frame without the permission, a
 * reader who has said no) the older way is tried, and at last the field has focus with all of it
 * selected, for the reader's own keys.
 * @returns whether it is on the clipboard
 */
export async function copyText(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    const root = field.getRootNode() as Document | ShadowRoot
    const before = root.activeElement as HTMLElement | null
    field.focus()
    field.select()
    // Deprecated, and the only other way there is.
    const done = document.execCommand('copy')
    if (done) before?.focus()
    return done
  }
}
