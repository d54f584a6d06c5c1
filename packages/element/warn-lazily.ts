/** Loads the diagnostics and prints a warning. A page without mistakes never loads them. */
export function warnLazily(print: (diagnostics: typeof import('./diagnostics.ts')) => void): void {
  // If the chunk fails to load, the warning is lost. That must not become an error of its own.
  import('./diagnostics.ts').then(print, () => {})
}
