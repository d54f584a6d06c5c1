import { hasLeft } from './has-left.ts'
import type { Later } from './later.ts'
import type { ReaderVerb } from './reader-verb.ts'
import type { VerbOptions } from './session.ts'
import type { State } from './state.ts'

/**
 * Who asks now for what only a reader can do: `asReader(state)(verbs, ({ giftVerb }) => giftVerb, input)`.
 * Loading it may take its time: when they have left meanwhile it is not done in the name of whoever came
 * then, and the answer is `signed-out`.
 */
export const asReader = ({ session, online }: Pick<State, 'session' | 'online'>) => {
  const gone = hasLeft(session)
  return <M, I, O extends object>(
    verbs: Later<M>,
    pick: (loaded: M) => ReaderVerb<I, O>,
    input: I,
    options: VerbOptions = {},
  ) => verbs((loaded) => online(({ forReader }) => forReader(pick(loaded), input, options, gone)))
}
