import { speak } from '@bindery/element/language.ts'

const unseen = {
  position: 'fixed',
  overflow: 'hidden',
  width: '1px',
  height: '1px',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

let region: HTMLElement | undefined

const create = (): HTMLElement => {
  const element = document.createElement('div')
  element.setAttribute('role', 'status')
  element.setAttribute('data-bindery-added', '')
  speak(element)
  Object.assign(element.style, unseen)
  return element
}

/**
 * Says something in the page's one polite live region, which is heard, not seen. The words stay there
 * for who reads on to them, also when the message they belong to has gone.
 */
export function say(text: string): void {
  region ??= create()
  if (!region.isConnected) document.body.append(region)
  region.textContent = ''
  // Screen readers listen to a region that was there before its words, and to words that change.
  const listening = region
  setTimeout(() => {
    listening.textContent = text
  }, 100)
}
