/** Hands a text to the reader as a file, made on the page: nothing is asked of a server. */
export const download = (name: string, type: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has begun by then; what is not given back stays in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
