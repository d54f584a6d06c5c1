/**
 * The frame with the preview. It is sandboxed without its origin: its page can reach neither this one nor the
 * reader's data, whatever a link put into the attributes.
 */
import type { BuilderStore } from './builder-store.ts'
import { type Choice, encodeChoice } from './choice.ts'
import { previewMessage } from './preview-messages.ts'

export function createPreviewFrame(store: Pick<BuilderStore, '$notice'>) {
  const element = document.createElement('iframe')
  element.title = 'Preview of the tag'
  element.setAttribute('sandbox', 'allow-scripts allow-forms')
  /** What the frame's page was loaded with, apart from the attributes. */
  let loaded = ''
  let isReady = false
  let shown: Choice | null = null
  const send = () =>
    shown && element.contentWindow?.postMessage({ attributes: shown.attributes }, '*')
  addEventListener('message', ({ data, source }) => {
    if (source !== element.contentWindow) return
    const message = previewMessage(data)
    if (message?.kind === 'ready') {
      isReady = true
      send()
    }
    if (message?.kind === 'failed') {
      store.$notice.set(
        'The preview could not load the script. Serve this folder with the header Access-Control-Allow-Origin: *, because the frame is sandboxed.',
      )
    }
    if (message?.kind === 'navigation') {
      store.$notice.set(`On your page this leads to ${message.url}`)
    }
  })
  return {
    element,
    /** Shows a choice. Attributes and the width change in place. Everything else loads the page again. */
    show(choice: Choice) {
      shown = choice
      const { width, ...played } = choice.preview
      element.style.inlineSize = width === 'full' ? '100%' : `${width}px`
      const page = JSON.stringify([choice.tag, played, choice.form])
      if (page === loaded) {
        if (isReady) send()
        return
      }
      loaded = page
      isReady = false
      // Each page has a query of its own: an address that differs by its fragment only would not load again.
      const address = `preview.html?${encodeURIComponent(page)}#${encodeChoice(choice)}`
      if (element.contentWindow)
        element.contentWindow.location.replace(new URL(address, location.href))
      else element.src = address
    },
  }
}
