import { safeUrl } from '@bindery/contract/safe-url.ts'
import type { Host } from '@bindery/element/host.ts'
import { type FrameMessage, namedOrigin, sealed } from '@bindery/state/frame-message.ts'
import type { Frames } from '@bindery/state/frames.ts'
import { once } from '@bindery/state/latch.ts'
import { NavigateRequestEvent } from '@bindery/state/navigation.events.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'

/** The page around a card's frame: the publisher's, or a provider's that shows a card of the publisher. */
export const createParent = (
  { environment, settings }: Pick<State, 'environment' | 'settings'>,
  host: Host<{ readonly parentOrigin: string | undefined }>,
) => {
  const frames = once(() => environment.frames())
  const $framed = atom(false)
  const origin = () => namedOrigin(host.$attributes.get().parentOrigin)
  let watching = () => {}
  let height = 0
  let gone = false
  const withFrames = (act: (frames: Frames) => void) =>
    frames().then(act, (error) => environment.warn(`<bindery-checkout-card>: ${error}`))

  if (!origin()) {
    environment.warn(
      '<bindery-checkout-card>: parent-origin must be the origin of the page around the frame, like https://www.example.com: until then that page is told nothing.',
    )
  }
  /** Resolves when it is on its way. To nobody but a page of the origin that was named. */
  const post = (message: FrameMessage) =>
    withFrames((loaded) => {
      const to = origin()
      if (to && loaded.framed) loaded.post(sealed(message), to)
    })
  /**
   * A page of the publisher: on this origin, where the card stands beside the API; else on that of the
   * page around the frame.
   */
  const page = (address: string): string => {
    const { pathname, search, hash } = new URL(address)
    const api = new URL(settings.apiBase).origin
    const isOurs = api === environment.location().origin
    return safeUrl(pathname + search + hash, isOurs ? api : (origin() ?? api))
  }
  void withFrames((loaded) => {
    if (gone || !loaded.framed) return
    $framed.set(true)
    watching = loaded.watchHeight(host.element, (now) => {
      if (now === height) return
      height = now
      void post({ type: 'OnResize', payload: { height } })
    })
  })
  return {
    /** Whether there is somebody to tell: a page around this one, whose origin is named. */
    listens: () => $framed.get() && origin() !== undefined,
    $framed,
    post,
    page,
    /** Sends the outermost page there, unless this page cancels it. */
    top: (url: string) => {
      if (!environment.dispatch(new NavigateRequestEvent(url), host.element)) return
      void withFrames((loaded) => loaded.top(url))
    },
    destroy: () => {
      gone = true
      watching()
    },
  }
}
