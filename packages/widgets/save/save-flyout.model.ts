import type { Host, Model } from '@bindery/element/host.ts'
import { createFlyout, type FlyoutAttributes } from '@bindery/state/flyout.ts'
import type { PanelRequest } from '@bindery/state/overlay.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { type ItemAttributes, itemOf, noItem, type SaveRequest } from './save.attributes.ts'
import { createChoosing } from './save.choosing.ts'
import type { SaveKind } from './save-button.model.ts'
import type { SaveFlyoutView } from './save-flyout.view.ts'

export type SaveFlyoutAttributes = FlyoutAttributes & ItemAttributes

const closed: SaveFlyoutView = { step: 'closed' }

/** The page's flyout that saves, or the one that organizes. */
export const createSaveFlyoutModel = (
  state: State,
  host: Host<SaveFlyoutAttributes>,
  kind: SaveKind,
): Model<SaveFlyoutView> => {
  const tag = `bindery-${kind}-flyout` as const
  const panel = createFlyout(state, host, tag, (attributes) => {
    const item = itemOf(attributes)
    return item ? ({ item, unasked: true } satisfies SaveRequest) : noItem(tag)
  })
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
