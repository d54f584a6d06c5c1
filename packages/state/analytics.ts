import type { Environment } from './environment.ts'
import { BinderyEvent } from './event.ts'

/** Something the site's analytics may count. Never personal. */
export class AnalyticsEvent extends BinderyEvent<{
  readonly name: string
  readonly data: Readonly<Record<string, unknown>>
}> {
  constructor(name: string, data: Readonly<Record<string, unknown>>) {
    super('bindery-analytics', { name, data })
  }
}

/** Sends `bindery-analytics` and adds the same to the page's `dataLayer`. */
export const track = (
  environment: Environment,
  name: string,
  data: Readonly<Record<string, unknown>> = {},
  from?: EventTarget,
): void => {
  environment.pushData({ event: 'bindery-analytics', name, data })
  environment.dispatch(new AnalyticsEvent(name, data), from)
}
