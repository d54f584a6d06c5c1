import type { Frames } from '@bindery/state/frames.ts'

/** The windows around this page and in it, behind the environment's door. */
export const createFrames = (): Frames => ({
  framed: window.parent !== window,
  post: (message, origin) => {
    if (window.parent !== window) window.parent.postMessage(message, origin)
  },
  top: (url) => {
    try {
      // Not `window.open`: in Firefox that leads nowhere out of a sandbox, though its reader has just clicked.
      if (window.top) window.top.location.href = url
    } catch {
      // A sandbox forbids it by throwing: whoever asked shows a link as well.
    }
  },
  listen: (fn) => {
    const hear = ({ data, origin, source }: MessageEvent) => fn({ data, origin, source })
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  },
  watchHeight: (element, fn) => {
    const root = document.documentElement
    let last = { own: -1, wide: -1, high: -1, page: -1 }
    const look = () => {
      const page = root.getBoundingClientRect().height
      const now = { own: element.offsetHeight, wide: innerWidth, high: innerHeight, page }
      // A page that is higher than its window, whatever that is, would grow with its frame, and the frame with the
      // page, for ever.
      const grown = now.high - last.high
      const follows = grown !== 0 && (page - last.page) / grown > 0.99
      const echo = now.own === last.own && now.wide === last.wide && follows
      last = now
      if (echo) return
      const end = element.getBoundingClientRect().bottom + scrollY
      fn(Math.ceil(Math.max(page, end)))
    }
    // A frame that is far from the window is not painted, and in it nothing is observed.
    const timer = setTimeout(look)
    const observer = new ResizeObserver(look)
    observer.observe(root)
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  },
})
