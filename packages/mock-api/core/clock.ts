/** The server's clock: real time plus the advance. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  advance(ms: number): void
  reset(): void
}

/** @param real returns the real time */
export const createClock = (real: () => number = () => Date.now()): Clock => {
  let ahead = 0
  return {
    now: () => real() + ahead,
    advance(ms) {
      ahead += ms
    },
    reset() {
      ahead = 0
    },
  }
}
