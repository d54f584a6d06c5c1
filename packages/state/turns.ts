/** A change that waits for its turn, is on its way, or has been agreed to. */
export interface Turn<C, A> {
  change: C
  /** It is on its way: another cannot come in its place any more. */
  begun: boolean
  /** The server has agreed: the same, asked for now, is another. */
  agreed: boolean
  readonly answer: Promise<A>
}

/** What has been asked for and is not over, in the order in which it was asked for. */
export interface Turns<C, A> {
  list(): readonly Turn<C, A>[]
  /**
   * The turn that a change is part of already: the same, when nothing about the same thing has been asked
   * for since, or one that still waits, in whose place it comes.
   */
  join(change: C): Turn<C, A> | undefined
  /** Acts when all that is about the same, and was asked for before, has been answered. */
  add(change: C, act: (turn: Turn<C, A>) => Promise<A>): Turn<C, A>
  /** It is over. False when it was forgotten before. */
  end(turn: Turn<C, A>): boolean
  /** The reader has left: whoever is here now has nothing to do with it, and waits for none of it. */
  forget(): void
  /** When all that is in it now has been answered; false when nothing was. */
  settled(): Promise<boolean>
}

export interface TurnRules<C> {
  /** Whether both change the same thing: they reach the server in the order in which they were asked for. */
  isAbout(one: C, other: C): boolean
  /** Whether both, one after the other, are one. Default: alike in all they say. */
  isSame?(one: C, other: C): boolean
  /** Whether nothing is left of what waits when this one comes after it. Default: never. */
  replaces?(change: C, waiting: C): boolean
}

const isAlike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Keeps the changes of one store that are under way: what is shown is what the server has said, and each
 * of these on top of the one before.
 */
export const createTurns = <C, A>({
  isAbout,
  isSame = isAlike,
  replaces = () => false,
}: TurnRules<C>): Turns<C, A> => {
  let turns: readonly Turn<C, A>[] = []
  const about = (change: C) => turns.filter((turn) => isAbout(turn.change, change))
  const answers = (some: readonly Turn<C, A>[]) =>
    Promise.allSettled(some.map(({ answer }) => answer))
  return {
    list: () => turns,
    join: (change) => {
      const last = about(change).at(-1)
      if (!last || last.agreed) return undefined
      if (!last.begun && replaces(change, last.change)) last.change = change
      return isSame(last.change, change) ? last : undefined
    },
    add: (change, act) => {
      const turn: Turn<C, A> = {
        change,
        begun: false,
        agreed: false,
        answer: answers(about(change)).then(() => {
          turn.begun = true
          return act(turn)
        }),
      }
      turns = [...turns, turn]
      return turn
    },
    end: (turn) => {
      const before = turns
      turns = before.filter((one) => one !== turn)
      return turns.length < before.length
    },
    forget: () => {
      turns = []
    },
    settled: async () => (await answers(turns)).length > 0,
  }
}
