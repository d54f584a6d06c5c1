import { BusyError } from './errors.ts'

/** The clock a gate goes by. */
export interface Clock {
  now(): number
  timer(ms: number, fn: () => void): () => void
}

/** The right to send one read; to be given back when its answer is there. */
export interface Turn {
  leave(): void
}

export interface Gate {
  /**
   * Waits for a turn.
   * @param patience the longest wait in ms; default 10 000: who has asked for it hears then how long it will be
   * @throws BusyError at once when it would be longer
   */
  enter(call: string, patience?: number): Promise<Turn>
  /** The server wants no requests for so long. */
  hold(ms: number): void
  /** The server answers again. */
  open(): void
}

/**
 * Holds all reads back together while the server asks for it. When the time is over one read goes
 * first; the others follow once it got an answer, so that a crowd of tags is one request.
 */
export const createGate = (clock: Clock): Gate => {
  let until = 0
  let probing: Promise<void> | null = null
  let suspicious = false
  const sleep = (ms: number) => new Promise<void>((resolve) => clock.timer(ms, resolve))

  return {
    enter: async (call, patience = 10_000) => {
      for (;;) {
        const left = until - clock.now()
        if (left > patience) throw new BusyError(call, left)
        if (left > 0) await sleep(left)
        else if (probing) await probing
        else break
      }
      if (!suspicious) return { leave: () => {} }
      let done = () => {}
      probing = new Promise((resolve) => {
        done = resolve
      })
      return {
        leave: () => {
          probing = null
          done()
        },
      }
    },
    hold: (ms) => {
      until = Math.max(until, clock.now() + ms)
      suspicious = true
    },
    open: () => {
      suspicious = until > clock.now()
    },
  }
}
