import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { helpPanel } from '@bindery/state/page/help-panel.ts'
import { seenHelpOf } from '@bindery/state/page/help-seen.ts'
import { createTrigger } from '@bindery/state/page/trigger.ts'
import type { State } from '@bindery/state/state.ts'
import { helpMessages } from './help.messages.ts'
import { findHelp } from './help-text.ts'

export interface HelpButtonAttributes {
  readonly helpId: string | undefined
}

export interface HelpButtonView {
  /** The accessible name: the title of the help, and 'new' if the reader has not seen it. */
  readonly name: string
  readonly open: boolean
  /** The reader has not opened this help in this browser yet. */
  readonly unseen: boolean
  toggle(button: HTMLElement): void
}

/** A button that opens the help box. If the page has no help with this id, the children stay. */
export const createHelpButtonModel = (
  state: Pick<State, 'environment' | 'messages' | 'overlays'>,
  host: Host<HelpButtonAttributes>,
  find = findHelp,
): Model<HelpButtonView> => {
  const { environment, overlays } = state
  const messages = seenHelpOf(state)
  const $words = state.messages.define('help', helpMessages)
  const helpId = () => host.$attributes.get().helpId ?? ''
  const trigger = createTrigger(overlays, host, (anchor) => helpPanel(anchor, { helpId: helpId() }))

  const view = (): HelpButtonView | null => {
    const help = find(host.element, helpId())
    if (!help) return null
    const words = $words.get()
    const about = help.title ? words.about({ title: help.title }) : words.help
    const unseen = !messages.seen(helpId())
    return {
      name: unseen ? `${about}, ${words.unseen}` : about,
      open: trigger.$open.get(),
      unseen,
      toggle: trigger.toggle,
    }
  }
  const tell = () => {
    if (!$view.get() && helpId()) {
      environment.warn(
        `<bindery-help-button help-id="${helpId()}">: allowed is the id of an element of the page, the one with the words of the help.`,
      )
    }
  }
  const changed = () => {
    render()
    tell()
  }

  const stores = [messages.$seen, trigger.$open, $words]
  const { render, ...model } = createView(stores, view, trigger.destroy, () => stopAttributes())
  const { $view } = model
  // A script may insert the help after the button, so look again in an idle moment before the warning.
  environment.idle(() => $view.get() ?? changed())
  const stopAttributes = host.$attributes.listen(changed)
  return model
}
