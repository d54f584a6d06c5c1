import { toJson } from '@bindery/contract/json.ts'
import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { namedOrigin, readFrameMessage } from '@bindery/state/account/frame-message.ts'
import type { Heard, Off } from '@bindery/state/environment/environment.ts'
import { BinderyErrorEvent } from '@bindery/state/environment/error.events.ts'
import type { State } from '@bindery/state/state.ts'
import { type FrameWords, frameMessages } from './checkout-card.messages.ts'
import { CheckoutCloseEvent, CheckoutGoBackEvent } from './checkout-frame.events.ts'
import { frameAddress } from './frame-address.ts'
import { createFrameFocus } from './frame-focus.ts'

export interface FrameAttributes {
  readonly src: string | undefined
  readonly frameOrigin: string | undefined
}

export interface FrameView {
  /** `silent`: the framed page has sent no message for ten seconds. It may be visible all the same. */
  readonly step: 'waiting' | 'shown' | 'silent'
  readonly src: string
  /** Whether messages are listened to. Before, the iframe is not rendered, or its first message would be lost. */
  readonly listening: boolean
  /** The height that the framed page has sent, in CSS pixels; null before. */
  readonly height: number | null
  readonly words: FrameWords
  onLoad(): void
  retry(): void
}

const tag = 'bindery-checkout-frame'
/** How long the framed page may take to send a message, in ms. */
const maxWaitMs = 10_000

/** The events of one page in the frame, at most. A page that is hostile, or broken, could send thousands. */
const maxEvents = 30
/**
 * The same message within this time after the one before, in ms, is no news. Two handlers of one press are that
 * close to each other; two presses of a reader are not.
 */
const repeatMs = 20
/** The frame changes its height once in this time, in ms, however often its page sends one. */
const resizeMs = 100

/** The frame of the checkout: its source, and the messages that it accepts. */
export const createFrameModel = (
  state: State,
  host: Host<FrameAttributes>,
  focus = createFrameFocus(host.element),
  findIframe = () => host.element.shadowRoot?.querySelector('iframe'),
): Model<FrameView> => {
  const { environment, session } = state
  const $words = state.messages.define('checkoutFrame', frameMessages)
  const warned = new Set<string>()
  let src: string | null = null
  let step: FrameView['step'] = 'waiting'
  let height: number | null = null
  let [stopTimer, stopListening]: [Off, Off] = [() => {}, () => {}]
  let stopResizing: Off | null = null
  let [listening, destroyed] = [false, false]
  let events = 0
  /** The last message that fired an event, and when it was last received. */
  let last = { text: '', at: 0 }
  let [refreshing, again] = [false, false]

  const warn = (message: string) => {
    if (!warned.has(message)) environment.warn(`<${tag}>: ${message}`)
    warned.add(message)
  }
  const origin = () => namedOrigin(host.$attributes.get().frameOrigin)
  const view = (): FrameView | null =>
    src === null ? null : { src, step, listening, height, words: $words.get(), onLoad, retry }
  const startTimer = () => {
    step = 'waiting'
    stopTimer()
    stopTimer = environment.timer(maxWaitMs, () => {
      step = 'silent'
      const message = `the page at ${src} has sent no message. This page needs it in the frame-src of its policy. That page needs this one in its frame-ancestors, and parent-origin="${environment.location().origin}" on its card. frame-origin must be its origin.`
      warn(message)
      environment.dispatch(new BinderyErrorEvent('frame-silent', message, tag), host.element)
      render()
    })
  }
  const onLoad = () => {
    const frame = findIframe()
    if (!src || !frame) return
    events = 0
    last = { text: '', at: 0 }
    focus.enter(frame)
    const named = origin()
    if (!named) {
      // The element itself warns about a missing attribute.
      if (host.$attributes.get().frameOrigin)
        warn(
          'frame-origin must be the origin of the page in the frame, like https://checkout.example.com. Until then its messages are ignored.',
        )
    } else if (new URL(src).origin !== named) {
      warn(
        `src is on ${new URL(src).origin} and frame-origin names ${named}. Messages are ignored unless src redirects there.`,
      )
    }
  }
  const retry = () => {
    const frame = findIframe()
    height = null
    startTimer()
    render()
    // Setting the same address reloads the frame without an entry in the history.
    if (frame && src) frame.src = src
  }
  const resize = (next: number) => {
    if (next === height) return
    height = next
    if (stopResizing) return
    render()
    stopResizing = environment.timer(resizeMs, () => {
      stopResizing = null
      render()
    })
  }
  /** Reads the session again, one request at a time. */
  const refresh = async () => {
    again = true
    if (refreshing) return
    refreshing = true
    while (again && !destroyed) {
      again = false
      await session.refresh()
    }
    refreshing = false
  }
  const onMessage = ({ data, origin: from, source }: Heard) => {
    // A frame keeps its window when it navigates, so the origin is checked, too.
    if (!source || source !== findIframe()?.contentWindow) return
    const message = readFrameMessage(data)
    if (!message) return
    if (from !== origin()) {
      return warn(`a message from ${from} was ignored, because frame-origin names another origin.`)
    }
    if (step !== 'shown') {
      stopTimer()
      step = 'shown'
      render()
    }
    if (message.type === 'OnResize') return resize(message.payload.height)
    const before = last
    last = { text: toJson(message), at: environment.now() }
    // A page that posts twice fires one event. The reader's next press of the card's button is another one.
    if (last.text === before.text && last.at - before.at < repeatMs) return
    events += 1
    if (events > maxEvents) {
      return warn(
        `the page in the frame has sent more than ${maxEvents} messages. The rest is ignored.`,
      )
    }
    if (message.type === 'OnClose') {
      host.emit(new CheckoutCloseEvent(message.payload.card))
      focus.restore()
      // The framed page may be of another origin, so no tab message tells this page of the new session.
      void refresh()
    }
    if (message.type === 'OnGoBack') {
      const { card, to } = message.payload
      host.emit(new CheckoutGoBackEvent(card, to))
      if (to === null) focus.restore()
    }
  }

  const readSrc = () => {
    const next = frameAddress(state, host, warn)
    if (next !== src) {
      src = next
      height = null
      last = { text: '', at: 0 }
      stopTimer()
      if (src === null) focus.restore()
      else {
        focus.rememberOpener()
        startTimer()
      }
    }
    render()
  }
  const { render, ...model } = createView([$words], view, host.$attributes.listen(readSrc), () => {
    destroyed = true
    stopTimer()
    stopListening()
    stopResizing?.()
    focus.restore()
  })
  readSrc()
  environment.frames().then(
    (frames) => {
      if (destroyed) return
      stopListening = frames.listen(onMessage)
      listening = true
      render()
    },
    (error) => warn(String(error)),
  )
  return model
}
