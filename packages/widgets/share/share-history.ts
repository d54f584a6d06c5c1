import { type ShareInput, share } from '@bindery/state/articles/share.ts'
import { BinderyErrorEvent } from '@bindery/state/environment/error.events.ts'
import type { State } from '@bindery/state/state.ts'

type Page = Pick<State, 'environment' | 'server' | 'session'>

/**
 * Adds a share on a network to the reader's history. A failure only dispatches `bindery-error`: the share itself
 * has succeeded.
 * @param tag in the detail of that event
 */
export const recordShare = async (
  page: Page,
  input: ShareInput,
  tag: string,
  from: EventTarget,
): Promise<void> => {
  const { origin } = page.environment.location()
  // The history has only addresses of this site.
  if (new URL(input.url).origin !== origin) return
  // The session may not be loaded yet: a page may have no other tag.
  if (!('user' in (await page.session.check()))) return
  const answer = await share(page, input)
  if (answer.ok) return
  const message = `${input.provider} was not noted in the history`
  page.environment.dispatch(new BinderyErrorEvent(answer.failure.kind, message, tag), from)
}
