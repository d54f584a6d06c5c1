/** Says something to the console. The words are fetched only when there is a mistake to tell. */
export function tell(say: (words: typeof import('./mistakes.ts')) => void): void {
  // Without its words a mistake goes untold: that must not become an error of its own.
  import('./mistakes.ts').then(say, () => {})
}
