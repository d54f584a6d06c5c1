/** A window in which a network asks what to say: of a link (spec accounts 9), of the flyout (content 9). */
export const popupOfLink = [600, 400] as const
export const popupOfFlyout = [700, 450] as const

/** Opens a page of somebody else in a small window. False when the browser would not have it. */
export const openPopup = (href: string, [width, height]: readonly [number, number]): boolean => {
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  const size = `width=${width},height=${height},left=${left},top=${top}`
  // With `noopener` nobody would learn whether it was blocked.
  const opened = open(href, '_blank', `popup,${size}`)
  if (!opened) return false
  opened.opener = null
  return true
}
