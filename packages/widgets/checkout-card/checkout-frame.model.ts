import { webUrl } from '@bindery/contract/safe-url.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import type { Off } from '@bindery/state/environment.ts'
import { FaultEvent } from '@bindery/state/fault.events.ts'
import { namedOrigin, readFrameMessage } from '@bindery/state/frame-message.ts'
import type { Heard } from '@bindery/state/frames.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { CheckoutCloseEvent, CheckoutGoBackEvent } from './checkout-frame.events.ts'
import { type FrameWords, frameMessages } from './checkout-frame.messages.ts'
import { createHandover } from './checkout-frame-focus.ts'

export interface FrameAttributes {
  readonly src: string | undefined
  readonly frameOrigin: string | undefined
}

export interface FrameView {
  /** `silent`: what is in the frame has said nothing for ten seconds; it may be there all the same. */
  readonly step: 'waiting' | 'shown' | 'silent'
  readonly src: string
  /** Nobody listens yet: what a frame says first would be lost, so there is only room for it. */
  readonly deaf: boolean
  /** As high as what is in it has asked for, in CSS pixels; null until it has. */
  readonly height: number | null
  readonly words: FrameWords
  loaded(): void
  retry(): void
}

const tag = 'bindery-checkout-frame'
/** How long a card may take to say something, in milliseconds. */
const patience = 10_000

/** The frame of the checkout: what is shown in it, and what is believed of what it says. */
export const createFrameModel = (
  state: State,
  host: Host<FrameAttributes>,
  handover = createHandover(host.element),
  drawn = () => host.element.shadowRoot?.querySelector('iframe'),
): Model<FrameView> => {
  const { environment, session } = state
  const $words = state.messages.define('checkoutFrame', frameMessages)
  const $view = atom<FrameView | null>(null)
  const told = new Set<string>()
  let src: string | null = null
  let step: FrameView['step'] = 'waiting'
  let height: number | null = null
  let [stopWaiting, deafen]: [Off, Off] = [() => {}, () => {}]
  let [deaf, gone] = [true, false]

  const warn = (message: string) => {
    if (!told.has(message)) environment.warn(`<${tag}>: ${message}`)
    told.add(message)
  }
  const origin = () => namedOrigin(host.$attributes.get().frameOrigin)
  const paint = () => {
    const words = $words.get()
    const picture = { step, deaf, height, words, loaded, retry }
    $view.set(src === null ? null : { ...picture, src })
  }
  const wait = () => {
    step = 'waiting'
    stopWaiting()
    stopWaiting = environment.timer(patience, () => {
      step = 'silent'
      const message = `what is at ${src} has said nothing. The page needs it in the frame-src of its policy, that page needs this one in its frame-ancestors, its card needs parent-origin="${environment.location().origin}", and frame-origin must be its origin.`
      warn(message)
      environment.dispatch(new FaultEvent('frame-silent', message, tag), host.element)
      paint()
    })
  }
  const loaded = () => {
    const frame = drawn()
    if (!src || !frame) return
    handover.arrive(frame)
    const named = origin()
    if (!named) {
      warn(
        'frame-origin must be the origin of the page in the frame, like https://checkout.example.com: until then nothing it says is heard.',
      )
    } else if (new URL(src).origin !== named) {
      warn(
        `src is on ${new URL(src).origin} and frame-origin names ${named}: unless it leads there, nothing is heard.`,
      )
    }
  }
  const retry = () => {
    const frame = drawn()
    height = null
    wait()
    paint()
    // The same address again: the frame reloads, without a step in the history.
    if (frame && src) frame.src = src
  }
  const hear = ({ data, origin: from, source }: Heard) => {
    // A frame keeps its window when it is led elsewhere: the window would be right, and the page somebody
    // else's.
    if (!source || source !== drawn()?.contentWindow) return
    const message = readFrameMessage(data)
    if (!message) return
    if (from !== origin()) {
      return warn(`a message from ${from} was ignored: frame-origin names another.`)
    }
    if (step !== 'shown') {
      stopWaiting()
      step = 'shown'
    }
    if (message.type === 'OnResize') height = message.payload.height
    paint()
    if (message.type === 'OnClose') {
      host.emit(new CheckoutCloseEvent(message.payload.card))
      handover.back()
      // The frame is another site's page, or may be: nobody else tells this one who has come.
      void session.refresh()
    }
    if (message.type === 'OnGoBack') {
      const { card, to } = message.payload
      host.emit(new CheckoutGoBackEvent(card, to))
      if (to === null) handover.back()
    }
  }

  const read = () => {
    const given = host.$attributes.get().src
    const url = given === undefined ? undefined : webUrl(given, environment.location().href)
    if (!url) {
      const what = given === undefined ? 'it has no src' : `src="${given}" is no address of the web`
      warn(`${what}: no frame is shown.`)
    }
    const next = url?.href ?? null
    if (next !== src) {
      src = next
      height = null
      stopWaiting()
      if (src === null) handover.back()
      else {
        handover.opening()
        wait()
      }
    }
    paint()
  }
  const offs = [host.$attributes.listen(read), $words.listen(paint)]
  read()
  environment.frames().then(
    (frames) => {
      if (gone) return
      deafen = frames.listen(hear)
      deaf = false
      paint()
    },
    (error) => warn(String(error)),
  )
  return {
    $view,
    destroy: () => {
      gone = true
      for (const off of [...offs, stopWaiting, deafen]) off()
      handover.back()
    },
  }
}
