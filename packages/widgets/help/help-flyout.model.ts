import { createView, type Host, type Model } from '@bindery/element/host.ts'
import type { CloseReason } from '@bindery/state/environment/overlay.events.ts'
import { createFlyout, type FlyoutAttributes } from '@bindery/state/page/flyout.ts'
import { type HelpRequest, helpTag } from '@bindery/state/page/help-panel.ts'
import { seenHelpOf } from '@bindery/state/page/help-seen.ts'
import type { PanelRequest } from '@bindery/state/page/overlays.ts'
import type { State } from '@bindery/state/state.ts'
import { helpMessages } from './help.messages.ts'
import { findHelp, textOf } from './help-text.ts'

export interface HelpFlyoutAttributes extends FlyoutAttributes {
  readonly helpId: string | undefined
}

export type HelpFlyoutView =
  | { readonly step: 'closed' }
  | {
      readonly step: 'open'
      readonly anchor: HTMLElement
      readonly title: string
      /** A new copy of the page's help. null: the box shows `text`. */
      readonly body: DocumentFragment | null
      readonly text: string
      readonly unasked: boolean
      readonly closeLabel: string
      close(reason?: CloseReason): void
    }

/** The page's help box. */
export const createHelpFlyoutModel = (
  state: Pick<State, 'environment' | 'messages' | 'overlays'>,
  host: Host<HelpFlyoutAttributes>,
): Model<HelpFlyoutView> => {
  const { overlays } = state
  const $words = state.messages.define('help', helpMessages)
  const { element } = host

  const panel = createFlyout(state, host, helpTag, ({ helpId = '' }) =>
    findHelp(element, helpId) || element.textContent?.trim()
      ? ({ helpId } satisfies HelpRequest)
      : `<${helpTag} help-id="${helpId}">: allowed is the id of an element with words, or words between the tags.`,
  )

  const draw = ({ anchor, about, owner }: PanelRequest): HelpFlyoutView => {
    const words = $words.get()
    const { helpId, title, text, unasked = false } = about as HelpRequest
    const own = owner === undefined ? null : textOf(element)
    const help = text === undefined ? (findHelp(anchor, helpId) ?? own) : null
    if (helpId) seenHelpOf(state).see(helpId)
    return {
      step: 'open',
      anchor,
      title: title ?? help?.title ?? words.help,
      body: help?.body() ?? null,
      text: text ?? words.gone,
      unasked,
      closeLabel: words.close,
      close: overlays.closeFlyouts,
    }
  }
  const closed: HelpFlyoutView = { step: 'closed' }
  const view = () => {
    const request = panel.$request.get()
    return request ? draw(request) : closed
  }
  return createView([panel.$request, $words], view, panel.destroy)
}
