/** What a browser is to these tests: the few things that WebDriver and WebDriver BiDi both do. */

/** An input source and what it does, in the words of the WebDriver specification; both protocols take it. */
export type Action = Readonly<Record<string, unknown>>
export type Actions = readonly {
  readonly type: 'key' | 'pointer'
  readonly id: string
  readonly parameters?: { readonly pointerType: 'mouse' }
  readonly actions: readonly Action[]
}[]

export interface Engine {
  /** Name and version, as it gives them itself. */
  name: string
  /** Loads an address, or with no address the page that is there. */
  load(url?: string): Promise<void>
  /** Begins to load the first address of a new reader. The page can be used while its scripts are missing. */
  begin(url: string): Promise<void>
  /** Back (-1) and forward (1). */
  traverse(by: number): Promise<void>
  /** Calls a function in the page, or in the frame at that place in it; `source` is its text, and it answers JSON. */
  call(source: string, args: readonly unknown[], frame?: number): Promise<unknown>
  act(actions: Actions, frame?: number): Promise<void>
  /** How many elements of a role and a name the accessibility tree has in the dialogs that are open. */
  exposed?(role: string, name?: string): Promise<number>
  /** Goes to a tab of the same reader by its number, from 0; opens it if there is none. */
  tab(number: number): Promise<void>
  /** Gives the page that size, in CSS pixels, as far as the engine's window lets it. */
  resize(width: number, height: number): Promise<void>
  /** A picture of what is seen, as PNG. */
  shoot(): Promise<Buffer>
  /** What the page printed as an error since it was asked last, where the engine itself tells. */
  printed(): string[]
  /** A reader nobody knows, in a window of that size: no cookies, nothing kept, no history. */
  fresh(width: number, height: number): Promise<void>
  close(): Promise<void>
}

/** The text of a function that calls `source` and answers JSON, on pages that have meddled with JSON, too. */
export const answering = (source: string, args: readonly unknown[]): string => `async () => {
  const answer = await (${source})(...JSON.parse(${JSON.stringify(JSON.stringify(args))}))
  const { toJSON } = Array.prototype
  delete Array.prototype.toJSON
  const json = JSON.stringify(answer === undefined ? null : answer)
  if (toJSON) Array.prototype.toJSON = toJSON
  return json
}`
