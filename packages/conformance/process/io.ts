/** What a command needs of the process, so that tests run it without one. */
export interface Io {
  out(text: string): void
  error(text: string): void
  readFile(path: string): Promise<string>
  /** A file itself, or all files in a folder, except those of libraries and of folders that begin with a dot. */
  listFiles(path: string): Promise<readonly string[]>
  readStdin(): Promise<string>
  writeFile(path: string, text: string): Promise<void>
  /** Waits, in ms. */
  pause(ms: number): Promise<void>
  readonly env: Readonly<Record<string, string | undefined>>
}

/** A command of `bindery`. It resolves with the exit code: 0 fine, 1 findings, 2 could not run. */
export interface Command {
  readonly name: string
  readonly summary: string
  readonly usage: string
  run(args: readonly string[], io: Io): Promise<number>
}
