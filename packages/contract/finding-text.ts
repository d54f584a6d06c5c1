export interface FindingText {
  /** What is wrong, in one sentence. */
  readonly title: string
  /** What readers notice. */
  readonly reader: string
  /** How to fix it. */
  readonly fix: string
}
