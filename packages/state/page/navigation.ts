import { safeUrl } from '@bindery/contract/safe-url.ts'
import type { Environment } from '../environment/environment.ts'
import type { Settings } from '../settings/settings.ts'
import { NavigateRequestEvent, ReloadRequestEvent } from './navigation.events.ts'

export interface Navigation {
  /**
   * Reloads the page, after `bindery-reload-request {why}`. `search` adds to the query.
   * False if the page stays: a listener cancelled, or the setting `reload` is `never`.
   */
  reload(
    why: string,
    options?: { readonly from?: EventTarget | undefined; readonly search?: Record<string, string> },
  ): boolean
  /**
   * Navigates to an address of this site, after `bindery-navigate-request {url}`. Any other address becomes
   * the site's root. False if a listener cancelled.
   */
  go(url: string, options?: { readonly from?: EventTarget | undefined }): boolean
  /** Whether the page is about to unload: an action that starts now may not finish. */
  leaving(): boolean
}

/** Navigates and reloads. Each dispatches a cancelable event first. */
export const createNavigation = (environment: Environment, settings: Settings): Navigation => {
  let leaving = false
  environment.onPageShow(() => {
    leaving = false
  })
  return {
    reload: (why, { from, search } = {}) => {
      const allowed = environment.dispatch(new ReloadRequestEvent(why), from)
      if (!allowed || settings.reload === 'never') return false
      leaving = true
      const now = environment.location()
      const next = new URL(now.href)
      for (const [name, value] of Object.entries(search ?? {})) next.searchParams.set(name, value)
      // Navigating to the current URL, hash included, would only scroll.
      if (next.search === now.search) environment.reload()
      else environment.navigate(safeUrl(next.href, now.origin))
      return true
    },
    go: (raw, { from } = {}) => {
      const url = safeUrl(raw, environment.location().origin)
      if (!environment.dispatch(new NavigateRequestEvent(url), from)) return false
      leaving = true
      environment.navigate(url)
      return true
    },
    leaving: () => leaving,
  }
}
