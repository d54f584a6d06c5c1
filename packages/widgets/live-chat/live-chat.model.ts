import type { Host, Model } from '@bindery/element/host.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { addressOf, loadChat } from './chat-loader.ts'
import { liveChatMessages } from './live-chat.messages.ts'

export interface LiveChatAttributes {
  readonly src: string | undefined
  readonly global: string | undefined
}

/** `own-button`: the chat is ready and shows its own button. */
export type LiveChatView =
  | { readonly step: 'own-button' }
  | { readonly step: 'ready'; readonly words: typeof liveChatMessages; open(): void }

const tag = '<bindery-live-chat>'

/**
 * Loads the chat's script and waits for its global (spec accounts 1 and 9). The view is null until then, and
 * after a failure, so that the fallback content stays.
 */
export const createLiveChatModel = (
  state: Pick<State, 'environment' | 'settings' | 'messages'>,
  host: Host<LiveChatAttributes>,
): Model<LiveChatView> => {
  const { environment } = state
  const $words = state.messages.define('live-chat', liveChatMessages)
  const $view = atom<LiveChatView | null>(null)
  /** The attributes that were loaded last. A result for older ones is stale. */
  let current: LiveChatAttributes | null = null
  let destroyed = false

  const load = async () => {
    if (destroyed) return
    const attributes = host.$attributes.get()
    if (current?.src === attributes.src && current?.global === attributes.global) return
    current = attributes
    $view.set(null)
    const { src, global } = attributes
    if (!global) return
    // A tag inside the page's content may be a reader's, as with `captcha-script`.
    if (src && !host.element.matches('html>*>*')) {
      const allowed = 'in <body> itself. Elsewhere leave src out, and let the page load the script'
      environment.warn(`${tag} src="${src}" is ignored; allowed: ${allowed}.`)
      return
    }
    const address = src ? addressOf(state, src) : null
    if (src && !address) {
      const allowed = 'an http(s) address on this site or one of allowed-origins'
      environment.warn(`${tag} src="${src}" is ignored; allowed: ${allowed}`)
      return
    }
    const chat = await loadChat(state, address, global)
    if (current !== attributes) return
    // A script of `src` may have reasons not to start, such as a closed office. Without `src` the script may be missing.
    if (!chat && !src) {
      const reason = 'without src, the page itself loads the script of the chat'
      environment.warn(`${tag} global="${global}" is not set on this page; ${reason}.`)
    }
    if (!chat) return
    const { open } = chat
    const viewState: LiveChatView = open
      ? {
          step: 'ready',
          words: $words.get(),
          open: () => {
            try {
              open()
            } catch (error) {
              environment.warn(`${tag} ${global} could not be opened: ${error}`)
            }
          },
        }
      : { step: 'own-button' }
    $view.set(viewState)
  }

  void load()
  // In a microtask, so that two attributes changed in one task load once.
  const off = host.$attributes.listen(() => void Promise.resolve().then(load))
  return {
    $view,
    destroy: () => {
      destroyed = true
      current = null
      off()
    },
  }
}
