import type { FrameMessage } from './frame-message.ts'
import type { Frames, Heard } from './frames.ts'

/** The windows around a page and in it, played by a test. */
export interface TestFrames extends Frames {
  framed: boolean
  /** What was posted, and the only origin that would get it. */
  readonly posted: (FrameMessage & { origin: string })[]
  /** Where the outermost page was sent. */
  readonly tops: string[]
  /** Somebody posts to this page. */
  hear(heard: Heard): void
  /** How many listen. */
  listeners(): number
  /** The page wants to be that high. */
  grow(height: number): void
}

export const testFrames = (framed = true): TestFrames => {
  const listening = new Set<(heard: Heard) => void>()
  const watching = new Set<(height: number) => void>()
  const posted: TestFrames['posted'] = []
  const tops: string[] = []
  return {
    framed,
    posted,
    tops,
    post: (message, origin) => void posted.push({ ...(message as FrameMessage), origin }),
    top: (url) => void tops.push(url),
    listen: (fn) => {
      listening.add(fn)
      return () => void listening.delete(fn)
    },
    watchHeight: (_element, fn) => {
      watching.add(fn)
      return () => void watching.delete(fn)
    },
    hear: (heard) => {
      for (const fn of [...listening]) fn(heard)
    },
    listeners: () => listening.size,
    grow: (height) => {
      for (const fn of [...watching]) fn(height)
    },
  }
}
