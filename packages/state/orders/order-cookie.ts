import type { Environment } from '../environment/environment.ts'
import { BinderyErrorEvent } from '../environment/error.events.ts'
import type { Core } from '../session/core.ts'
import { orderCookie } from '../session/storage-keys.ts'
import { completeActivation } from './activation.ts'

/** The lifetime of the order cookie: 7 days, in seconds (spec content 9). */
const lifetime = 7 * 24 * 60 * 60

/** Sets the cookie after an order, so that the next page activates its subscription, if it has one. */
export const setOrderCookie = ({ environment }: Pick<Core, 'environment'>): void =>
  environment.setCookie(orderCookie, 'on', lifetime)

/** Whether there is an order whose subscription may need activation. */
export const hasOrderCookie = (environment: Pick<Environment, 'cookies'>): boolean =>
  environment.cookies().split('; ').includes(`${orderCookie}=on`)

/** Deletes the order cookie. */
export const clearOrderCookie = ({ environment }: Pick<Core, 'environment'>): void =>
  environment.setCookie(orderCookie, '', 0)

/** The lock of the activation: tabs of one browser complete it one after the other. */
export const activationLock = 'activation'

/**
 * Completes the activation of a subscription after an order, once in all tabs. Clears the cookie even after a
 * failure (spec content and commerce 4). A failure goes only to the console and to `bindery-error`, because the
 * reader can do nothing about it.
 */
export const completePendingActivation = (state: Core, from?: EventTarget): Promise<void> =>
  state.environment.exclusive(activationLock, async () => {
    if (!hasOrderCookie(state.environment)) return
    const answer = await completeActivation(state)
    clearOrderCookie(state)
    if (answer.ok) return
    const { environment } = state
    const message = `after an order: checkoutComplete: ${answer.failure.kind}`
    environment.warn(message)
    environment.dispatch(new BinderyErrorEvent('activation', message, 'bindery-site'), from)
  })
