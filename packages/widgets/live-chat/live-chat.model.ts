import type { Host, Model } from '@bindery/element/host.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { addressOf, loadChat } from './live-chat.loader.ts'
import { liveChatMessages } from './live-chat.messages.ts'

export interface LiveChatAttributes {
  readonly src: string | undefined
  readonly global: string | undefined
}

/** `elsewhere`: the chat is there and shows a button of its own. */
export type LiveChatView =
  | { readonly step: 'elsewhere' }
  | { readonly step: 'here'; readonly words: typeof liveChatMessages; open(): void }

const tag = '<bindery-live-chat>'

/**
 * Spec accounts 1 and 9: loads the chat's script and looks for what it sets. Until that is there, and
 * where it does not come, null: the fallback stays.
 */
export const createLiveChatModel = (
  state: Pick<State, 'environment' | 'settings' | 'messages'>,
  host: Host<LiveChatAttributes>,
): Model<LiveChatView> => {
  const { environment } = state
  const $words = state.messages.define('live-chat', liveChatMessages)
  const $view = atom<LiveChatView | null>(null)
  /** The attributes that were looked at last: what comes for older ones is too late. */
  let looked: LiveChatAttributes | null = null
  let gone = false

  const look = async () => {
    if (gone) return
    const asked = host.$attributes.get()
    if (looked?.src === asked.src && looked?.global === asked.global) return
    looked = asked
    $view.set(null)
    const { src, global } = asked
    if (!global) {
      environment.warn(`${tag} has no global; allowed: the name that the chat's script sets.`)
      return
    }
    const address = src ? addressOf(state, src) : null
    if (src && !address) {
      const allowed = 'an http(s) address on this site or one of allowed-origins'
      environment.warn(`${tag} src="${src}" is ignored; allowed: ${allowed}`)
      return
    }
    const chat = await loadChat(state, address, global)
    if (!chat || looked !== asked) return
    const { open } = chat
    const draw = (): LiveChatView =>
      open
        ? {
            step: 'here',
            words: $words.get(),
            open: () => {
              try {
                open()
              } catch (error) {
                environment.warn(`${tag} ${global} could not be opened: ${error}`)
              }
            },
          }
        : { step: 'elsewhere' }
    $view.set(draw())
  }

  void look()
  // Two attributes that change in one task are one change.
  const off = host.$attributes.listen(() => void Promise.resolve().then(look))
  return {
    $view,
    destroy: () => {
      gone = true
      looked = null
      off()
    },
  }
}
