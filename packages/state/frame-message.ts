import { webUrl } from '@bindery/contract/safe-url.ts'

/** The three cards of the checkout (spec accounts 2). */
export const cards = ['sign-in', 'registration', 'reset-password'] as const
export type Card = (typeof cards)[number]

/**
 * What a card tells the page around its frame (surface, section 3). It travels as
 * `{ source: 'bindery', version: 1, type, payload }`.
 *
 * - `OnClose`: a reader is signed in, the card has nothing more to ask.
 * - `OnGoBack`: the reader went back; `to` is the card shown now, null when they want to leave the frame.
 * - `OnResize`: the page in the frame wants to be that high, in CSS pixels.
 */
export type FrameMessage =
  | { readonly type: 'OnClose'; readonly payload: { readonly card: Card | null } }
  | {
      readonly type: 'OnGoBack'
      readonly payload: { readonly card: Card | null; readonly to: Card | null }
    }
  | { readonly type: 'OnResize'; readonly payload: { readonly height: number } }

const seal = { source: 'bindery', version: 1 } as const

/** A message as it travels. */
export const sealed = (message: FrameMessage) => ({ ...seal, ...message })

/** No card is higher, and none so low that it could not be seen: CSS pixels. */
const frameHeights = { least: 64, most: 4000 } as const

const cardOf = (value: unknown): Card | null => cards.find((card) => card === value) ?? null

/**
 * What came over the frame's border, or null when it is no message of a card. Whoever posted it, no more
 * than a card's name and a number within bounds gets through.
 */
export const readFrameMessage = (data: unknown): FrameMessage | null => {
  if (typeof data !== 'object' || data === null) return null
  const { source, version, type, payload } = data as Record<string, unknown>
  if (source !== seal.source || version !== seal.version) return null
  const said = Object(payload) as Record<string, unknown>
  switch (type) {
    case 'OnClose':
      return { type, payload: { card: cardOf(said['card']) } }
    case 'OnGoBack':
      return { type, payload: { card: cardOf(said['card']), to: cardOf(said['to']) } }
    case 'OnResize': {
      const { height } = said
      if (typeof height !== 'number' || !Number.isFinite(height)) return null
      const { least, most } = frameHeights
      return { type, payload: { height: Math.min(Math.max(Math.ceil(height), least), most) } }
    }
    default:
      return null
  }
}

/** The origin that an attribute names: scheme, host and port, nothing else. Undefined when it is none. */
export const namedOrigin = (value: string | undefined): string | undefined => {
  const url = value === undefined ? undefined : webUrl(value)
  return url && (value === url.origin || value === `${url.origin}/`) ? url.origin : undefined
}
