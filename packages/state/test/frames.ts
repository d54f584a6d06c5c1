import type { FrameMessage } from '../account/frame-message.ts'
import type { Frames, Heard } from '../environment/environment.ts'

/** A test double of the windows around a page and inside it. */
export interface TestFrames extends Frames {
  framed: boolean
  /** The posted messages, each with its target origin. */
  readonly posted: (FrameMessage & { origin: string })[]
  /** The addresses that the top window was sent to. */
  readonly tops: string[]
  /** Delivers a message to this page. */
  hear(heard: Heard): void
  /** The number of message listeners. */
  listeners(): number
  /** Reports a new height of the page. */
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
