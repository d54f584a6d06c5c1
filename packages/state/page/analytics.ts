import type { Environment } from '../environment/environment.ts'
import { BinderyEvent } from '../environment/event.ts'
import type { AnalyticsName, Catalogue } from './analytics-catalogue.ts'

/**
 * An entry for the site's analytics, also added to `window.dataLayer` and `window.adobeDataLayer`. The names and
 * their data are listed in analytics.md. Contains no personal data.
 */
export class AnalyticsEvent extends BinderyEvent<{
  readonly name: AnalyticsName
  readonly data: Readonly<Record<string, unknown>>
}> {
  constructor(name: AnalyticsName, data: Catalogue[AnalyticsName]) {
    super('bindery-analytics', { name, data })
  }
}

/**
 * Sends `bindery-analytics`, and adds the same to the page's lists: to `dataLayer` as
 * `{ event: 'bindery-analytics', name, data }`, to Adobe's `adobeDataLayer` as `{ event: name, [name]: data }`,
 * so that what is known of page, cart and user is in its state.
 */
export const track = <Name extends AnalyticsName>(
  environment: Environment,
  name: Name,
  data: Catalogue[Name],
  from?: EventTarget,
): void => {
  environment.pushData({ event: 'bindery-analytics', name, data })
  environment.pushData({ event: name, [name]: data }, 'adobeDataLayer')
  environment.dispatch(new AnalyticsEvent(name, data), from)
}
