import { createView, type Host, type Model, type ViewHost } from '@bindery/element/host.ts'
import type { Off } from '@bindery/state/environment/environment.ts'
import type { State } from '@bindery/state/state.ts'
import { MenuToggledEvent } from './header-menu.events.ts'
import { headerMenuMessages } from './header-menu.messages.ts'

export interface HeaderMenuAttributes {
  readonly label: string | undefined
}

export interface HeaderMenuView {
  /** The page's label for the button. */
  readonly label: string | undefined
  /** The button's text without a label or slotted content. */
  readonly words: string
  readonly open: boolean
  toggle(): void
  /** Call when the slotted content has changed. */
  onSlotChange(): void
}

/** Handles keys and closing of an open menu, until the returned call. */
export type WatchMenu = (host: ViewHost, close: () => void) => Off

const noWatch: WatchMenu = () => () => {}

/**
 * The header menu (spec content and commerce 4). Opening it closes any other flyout.
 * @param load loads `watchMenu` in an idle moment, or when the menu is first opened. If that fails, the
 *   button still opens and closes the menu
 */
export const createHeaderMenuModel = (
  { environment, messages, overlays }: Pick<State, 'environment' | 'messages' | 'overlays'>,
  host: Host<HeaderMenuAttributes>,
  load: () => Promise<{ readonly watchMenu: WatchMenu }>,
): Model<HeaderMenuView> => {
  const $words = messages.define('header-menu', headerMenuMessages)
  let offs: Off[] | undefined
  let destroyed = false

  const loadWatch = () =>
    load().then(
      ({ watchMenu }) => watchMenu,
      () => noWatch,
    )
  environment.idle(() => void loadWatch())
  const close = () => {
    if (!offs) return
    for (const off of offs) off()
    offs = undefined
    onToggled(false)
  }
  const toggle = async () => {
    if (offs) return close()
    const watch = await loadWatch()
    if (offs || destroyed) return
    offs = [overlays.open({ id: host.id, kind: 'flyout', close }), watch(host, close)]
    onToggled(true)
  }
  const viewState = (): HeaderMenuView => ({
    label: host.$attributes.get().label,
    words: $words.get().menu,
    open: !!offs,
    toggle: () => void toggle(),
    onSlotChange: () => render(),
  })
  const onToggled = (open: boolean) => {
    render()
    host.emit(new MenuToggledEvent(open))
  }
  const { render, ...model } = createView([$words, host.$attributes], viewState, () => {
    destroyed = true
    close()
  })
  return model
}
