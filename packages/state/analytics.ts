import type { Catalogue } from './analytics-catalogue.ts'
import type { Environment } from './environment.ts'
import { BinderyEvent } from './event.ts'

/** Something the site's analytics may count, of the catalogue. Never personal. */
export class AnalyticsEvent<Name extends keyof Catalogue = keyof Catalogue> extends BinderyEvent<{
  readonly name: Name
  readonly data: Catalogue[Name]
}> {
  constructor(name: Name, data: Catalogue[Name]) {
    super('bindery-analytics', { name, data })
  }
}

/**
 * Sends `bindery-analytics`, and adds the same to the page's lists: to `dataLayer` as
 * `{ event: 'bindery-analytics', name, data }`, to Adobe's `adobeDataLayer` as `{ event: name, [name]: data }`,
 * so that what is known of page, cart and user is in its state.
 */
export const track = <Name extends keyof Catalogue>(
  environment: Environment,
  name: Name,
  data: Catalogue[Name],
  from?: EventTarget,
): void => {
  environment.pushData({ event: 'bindery-analytics', name, data })
  environment.pushData({ event: name, [name]: data }, 'adobeDataLayer')
  environment.dispatch(new AnalyticsEvent(name, data), from)
}
