import { FaultEvent } from '@bindery/state/fault.events.ts'
import type { State } from '@bindery/state/state.ts'

const tag = 'bindery-subscriber-lookup'

/** Tells the page's builder that `verify-url` leads to a place that nobody has named. */
export const tellRefused = (
  { environment }: Pick<State, 'environment'>,
  from: EventTarget,
  verifyUrl: string,
): void => {
  const line = `<${tag}> verify-url="${verifyUrl.slice(0, 80)}" is refused and nothing is sent; allowed: an address of the API's own origin, or of one in allowed-origins of #bindery-config`
  environment.warn(line)
  environment.dispatch(new FaultEvent('verify-url', line, tag), from)
}
