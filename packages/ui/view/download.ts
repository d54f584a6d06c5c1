/** Downloads a text as a file, without a request. */
export const download = (name: string, type: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Frees the memory once the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
