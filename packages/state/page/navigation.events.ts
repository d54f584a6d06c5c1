import { BinderyEvent } from '../environment/event.ts'

/** The page is about to reload. `why` is the reason, such as `signed-in`. Cancel the event to stay. */
export class ReloadRequestEvent extends BinderyEvent<{ readonly why: string }> {
  constructor(why: string) {
    super('bindery-reload-request', { why }, { cancelable: true })
  }
}

/**
 * The page is about to navigate to `url`, for example to search results or to an issue. Cancel the event to
 * stay. On sign-out `url` is the logout route, which ends the session: if you cancel that, end it yourself.
 */
export class NavigateRequestEvent extends BinderyEvent<{ readonly url: string }> {
  constructor(url: string) {
    super('bindery-navigate-request', { url }, { cancelable: true })
  }
}
