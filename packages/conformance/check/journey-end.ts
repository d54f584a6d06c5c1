/** Ends a journey early: what follows would only repeat a finding, or cannot be tried. */
export class JourneyEnd extends Error {
  readonly isSkip: boolean

  /** @param isSkip true if nothing could be tried at all */
  constructor(reason: string, isSkip = false) {
    super(reason)
    this.isSkip = isSkip
  }
}
