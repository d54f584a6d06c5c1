import type { Host, Model, ViewHost } from '@bindery/element/host.ts'
import type { Off } from '@bindery/state/environment.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { MenuToggledEvent } from './header-menu.events.ts'
import { headerMenuMessages } from './header-menu.messages.ts'

export interface HeaderMenuAttributes {
  readonly label: string | undefined
}

export interface HeaderMenuView {
  /** What the page calls the button, if it does. */
  readonly label: string | undefined
  /** The button's words where the page has none in it. */
  readonly words: string
  readonly open: boolean
  toggle(): void
  /** The page has put something else into the slots. */
  changed(): void
}

/** Listens to what closes an open menu, until it is told to stop. */
export type WatchMenu = (host: ViewHost, close: () => void) => Off

const unwatched: WatchMenu = () => () => {}

/**
 * A menu of the header (spec content and commerce 4). It takes the place of whatever flyout is open.
 * @param load brings what an open menu is watched by, in an idle moment or when the menu is first
 *   opened; where it cannot be had, the button still opens and closes
 */
export const createHeaderMenuModel = (
  { environment, messages, overlays }: Pick<State, 'environment' | 'messages' | 'overlays'>,
  host: Host<HeaderMenuAttributes>,
  load: () => Promise<{ readonly watchMenu: WatchMenu }>,
): Model<HeaderMenuView> => {
  const $words = messages.define('header-menu', headerMenuMessages)
  let offs: Off[] | undefined
  let gone = false

  const watcher = () =>
    load().then(
      ({ watchMenu }) => watchMenu,
      () => unwatched,
    )
  environment.idle(() => void watcher())
  const close = () => {
    if (!offs) return
    for (const off of offs) off()
    offs = undefined
    tell(false)
  }
  const toggle = async () => {
    if (offs) return close()
    const watch = await watcher()
    if (offs || gone) return
    offs = [overlays.open({ id: host.id, kind: 'flyout', close }), watch(host, close)]
    tell(true)
  }
  const view = (): HeaderMenuView => ({
    label: host.$attributes.get().label,
    words: $words.get().menu,
    open: !!offs,
    toggle: () => void toggle(),
    changed: () => paint(),
  })
  const $view = atom(view())
  const paint = () => $view.set(view())
  const tell = (open: boolean) => {
    paint()
    host.emit(new MenuToggledEvent(open))
  }
  const stops = [$words.listen(paint), host.$attributes.listen(paint)]
  return {
    $view,
    destroy: () => {
      gone = true
      close()
      for (const stop of stops) stop()
    },
  }
}
