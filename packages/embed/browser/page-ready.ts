declare global {
  interface Document {
    /** Only Chromium has it. */
    readonly prerendering?: boolean
  }
}

/**
 * Resolves when the page is parsed, so that all settings are known, and visited. In a prerendered page
 * (speculation rules) nothing runs, requests or counts.
 */
export const whenPageReady = (): Promise<void> =>
  new Promise<void>((resolve) => {
    const check = (): void => {
      if (document.readyState !== 'loading' && !document.prerendering) resolve()
    }
    check()
    document.addEventListener('readystatechange', check)
    document.addEventListener('prerenderingchange', check)
  })
