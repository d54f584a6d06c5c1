import type { Frames } from '@bindery/state/environment/environment.ts'

/** The frames around and inside this page, for the environment. */
export const createFrames = (): Frames => ({
  framed: window.parent !== window,
  post: (message, origin) => {
    if (window.parent !== window) window.parent.postMessage(message, origin)
  },
  top: (url) => {
    try {
      // Not `window.open`: in a sandbox Firefox ignores it, even right after a click.
      if (window.top) window.top.location.href = url
    } catch {
      // A sandbox may throw. The caller shows a link as well.
    }
  },
  listen: (fn) => {
    const onMessage = ({ data, origin, source }: MessageEvent) => fn({ data, origin, source })
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  },
  watchHeight: (element, fn) => {
    const root = document.documentElement
    let last = { own: -1, wide: -1, high: -1, page: -1 }
    const measure = () => {
      const page = root.getBoundingClientRect().height
      const now = { own: element.offsetHeight, wide: innerWidth, high: innerHeight, page }
      // A page whose height follows its window (100vh and more) would grow with its frame, and the frame with
      // the page, without end. So ignore a change that only follows the window.
      const windowGrowth = now.high - last.high
      const follows = windowGrowth !== 0 && (page - last.page) / windowGrowth > 0.99
      const echo = now.own === last.own && now.wide === last.wide && follows
      last = now
      if (echo) return
      const end = element.getBoundingClientRect().bottom + scrollY
      fn(Math.ceil(Math.max(page, end)))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(root)
    observer.observe(element)
    // A ResizeObserver does not fire in a frame that is far outside the viewport, a MutationObserver does.
    let timer = setTimeout(measure)
    const changes = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(measure)
    })
    for (const each of [element, element.shadowRoot ?? element]) {
      changes.observe(each, { subtree: true, childList: true, characterData: true })
    }
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      changes.disconnect()
    }
  },
})
