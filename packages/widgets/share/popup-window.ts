/** Sizes of a network's window: of a link (spec accounts 9), of the flyout (content 9). */
export const linkPopupSize = [600, 400] as const
export const flyoutPopupSize = [700, 450] as const

/** Opens another site in a small window. False if the browser blocked it. */
export const openPopup = (href: string, [width, height]: readonly [number, number]): boolean => {
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  const size = `width=${width},height=${height},left=${left},top=${top}`
  // Not `noopener`: then `open` returns null, as for a blocked window.
  const opened = open(href, '_blank', `popup,${size}`)
  if (!opened) return false
  opened.opener = null
  return true
}
