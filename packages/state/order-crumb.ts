import { completeActivation } from './activation.ts'
import type { Environment } from './environment.ts'
import { FaultEvent } from './fault.events.ts'
import { orderCrumb } from './private-storage.ts'
import type { State } from './state.ts'

/** How long a browser remembers that something was ordered: 7 days, in seconds (spec content 9). */
const lifetime = 7 * 24 * 60 * 60

/** An order was placed: its subscription, if it has one, is activated on the next page. */
export const leaveCrumb = ({ environment }: Pick<State, 'environment'>): void =>
  environment.setCookie(orderCrumb, 'on', lifetime)

/** Whether something was ordered that may have to be activated. */
export const hasCrumb = (environment: Pick<Environment, 'cookies'>): boolean =>
  environment.cookies().split('; ').includes(`${orderCrumb}=on`)

/** Deals with it once: whether it is there or not, and whatever became of it. */
export const sweepCrumb = ({ environment }: Pick<State, 'environment'>): void =>
  environment.setCookie(orderCrumb, '', 0)

/**
 * After an order the activation of the subscription is completed; then the crumb is gone, whether that
 * succeeded or not (spec content and commerce 4). A failure is only logged: a line in the console, and
 * `bindery-error` for whoever listens. Nothing is there for the reader to do.
 */
export const followCrumb = async (state: State, from?: EventTarget): Promise<void> => {
  if (!hasCrumb(state.environment)) return
  const answer = await completeActivation(state)
  sweepCrumb(state)
  if (answer.ok) return
  const { environment } = state
  const message = `after an order: checkoutComplete: ${answer.failure.kind}`
  environment.warn(message)
  environment.dispatch(new FaultEvent('activation', message, 'bindery-site'), from)
}
