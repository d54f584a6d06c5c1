import { byId } from '@bindery/element/by-id.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import type { PanelRequest } from '@bindery/state/overlay.ts'
import { createPanel } from '@bindery/state/panel.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { type ItemAttributes, itemOf, noItem, type SaveRequest } from './save.attributes.ts'
import { createChoosing } from './save.choosing.ts'
import type { SaveKind } from './save-button.model.ts'
import type { SaveFlyoutView } from './save-flyout.view.ts'

export interface SaveFlyoutAttributes extends ItemAttributes {
  readonly open: boolean
  readonly anchor: string | undefined
}

const closed: SaveFlyoutView = { step: 'closed' }

/** The page's flyout that saves, or the one that organizes. */
export const createSaveFlyoutModel = (
  state: State,
  host: Host<SaveFlyoutAttributes>,
  kind: SaveKind,
): Model<SaveFlyoutView> => {
  const { environment, overlays } = state
  const tag = `bindery-${kind}-flyout` as const
  const { element } = host
  const asked = () => {
    const attributes = host.$attributes.get()
    const { anchor } = attributes
    const at = anchor
      ? byId(element, anchor)
      : (element.previousElementSibling as HTMLElement | null)
    const item = itemOf(attributes)
    if (!at) {
      environment.warn(
        `<${tag} anchor="${anchor ?? ''}">: allowed is the id of an element of the page. It stays closed.`,
      )
    } else if (!item) environment.warn(noItem(tag))
    return at && item ? { anchor: at, about: { item, unasked: true } satisfies SaveRequest } : null
  }
  const panel = createPanel(overlays, host, tag, asked)
  const $view = atom<SaveFlyoutView>(closed)
  let choosing: ReturnType<typeof createChoosing> | null = null
  let shown: PanelRequest | null = null
  const follow = () => {
    const request = panel.$request.get()
    if (request === shown) return
    shown = request
    choosing?.leave()
    choosing = null
    $view.set(closed)
    if (!request?.anchor) return
    const about = request.about as SaveRequest
    choosing = createChoosing(state, kind, about, request.anchor, (view) => {
      if (shown === request) $view.set(view)
    })
  }
  follow()
  const off = panel.$request.listen(follow)
  return {
    $view,
    destroy: () => {
      off()
      choosing?.leave()
      panel.destroy()
    },
  }
}
