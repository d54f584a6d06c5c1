export interface Navigation {
  /**
   * Reloads, after `bindery-reload-request {why}`. `search` adds to the query.
   * False when the page stays: a listener cancelled, or the setting `reload` is `never`.
   */
  reload(why: string, options?: { from?: EventTarget; search?: Record<string, string> }): boolean
  /** Goes to an address of this site, after `bindery-navigate-request {url}`. Hostile ones become `/`. */
  go(url: string, options?: { from?: EventTarget }): boolean
}
