import { BinderyEvent } from './event.ts'

/** The page is about to reload: `{ why }`, e.g. 'signed-in'. Cancel it to stay. */
export class ReloadRequestEvent extends BinderyEvent<{ readonly why: string }> {
  constructor(why: string) {
    super('bindery-reload-request', { why }, { cancelable: true })
  }
}

/** The page is about to be left for an address of this site: `{ url }`. Cancel it to stay. */
export class NavigateRequestEvent extends BinderyEvent<{ readonly url: string }> {
  constructor(url: string) {
    super('bindery-navigate-request', { url }, { cancelable: true })
  }
}
