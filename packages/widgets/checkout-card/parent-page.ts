import { safeUrl } from '@bindery/contract/safe-url.ts'
import type { Host } from '@bindery/element/host.ts'
import { type FrameMessage, namedOrigin, sealed } from '@bindery/state/account/frame-message.ts'
import { loadOnce } from '@bindery/state/client/lazy.ts'
import type { Frames } from '@bindery/state/environment/environment.ts'
import { NavigateRequestEvent } from '@bindery/state/page/navigation.events.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'

/** Talks to the page around a card's frame. That is the publisher's page, or a provider's that frames the publisher's card. */
export const createParentPage = (
  { environment, settings }: Pick<State, 'environment' | 'settings'>,
  host: Host<{ readonly parentOrigin: string | undefined }>,
) => {
  const frames = loadOnce(() => environment.frames())
  const $framed = atom(false)
  const origin = () => namedOrigin(host.$attributes.get().parentOrigin)
  let stopWatching = () => {}
  let lastHeight = 0
  let destroyed = false
  const withFrames = (run: (frames: Frames) => void) =>
    frames().then(run, (error) => environment.warn(`<bindery-checkout-card>: ${error}`))

  if (host.$attributes.get().parentOrigin && !origin()) {
    environment.warn(
      '<bindery-checkout-card>: parent-origin must be the origin of the page around the frame, like https://www.example.com. Until then the card posts nothing to that page.',
    )
  }
  /** Posts to the named origin only. Resolves when the message is sent. */
  const post = (message: FrameMessage) =>
    withFrames((loaded) => {
      const target = origin()
      if (target && loaded.framed) loaded.post(sealed(message), target)
    })
  /**
   * The address of a page of the publisher. If the API shares the card's origin, the page is on it, too.
   * Otherwise it is on the origin of the page around the frame.
   */
  const publisherUrl = (address: string): string => {
    const { pathname, search, hash } = new URL(address)
    const api = new URL(settings.apiBase).origin
    const isSameOrigin = api === environment.location().origin
    return safeUrl(pathname + search + hash, isSameOrigin ? api : (origin() ?? api))
  }
  void withFrames((loaded) => {
    if (destroyed || !loaded.framed) return
    $framed.set(true)
    stopWatching = loaded.watchHeight(host.element, (height) => {
      if (height === lastHeight) return
      lastHeight = height
      void post({ type: 'OnResize', payload: { height } })
    })
  })
  return {
    /** Whether messages have a receiver: a page around this one, with a named origin. */
    canPost: () => $framed.get() && origin() !== undefined,
    $framed,
    post,
    publisherUrl,
    /** Navigates the top-level page, unless this page cancels `bindery-navigate-request`. */
    navigateTop: (url: string) => {
      if (!environment.dispatch(new NavigateRequestEvent(url), host.element)) return
      void withFrames((loaded) => loaded.top(url))
    },
    destroy: () => {
      destroyed = true
      stopWatching()
    },
  }
}
