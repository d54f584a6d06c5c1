import { FaultEvent } from '@bindery/state/fault.events.ts'
import { type ShareInput, share } from '@bindery/state/share.ts'
import type { State } from '@bindery/state/state.ts'

type Page = Pick<State, 'environment' | 'online' | 'session'>

/**
 * Notes what a reader has shared on a network, for their history. The network has it already: that nobody could
 * note it is for the page to know.
 * @param tag which says so
 */
export const noteShared = async (
  page: Page,
  input: ShareInput,
  tag: string,
  from: EventTarget,
): Promise<void> => {
  const { origin } = page.environment.location()
  // An address of another site is in nobody's history here.
  if (new URL(input.url).origin !== origin) return
  // A page with no other tag has not asked who reads.
  if (!('user' in (await page.session.check()))) return
  const answer = await share(page, input)
  if (answer.ok) return
  const message = `${input.provider} was not noted in the history`
  page.environment.dispatch(new FaultEvent(answer.failure.kind, message, tag), from)
}
