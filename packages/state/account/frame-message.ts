import { parseWebUrl } from '@bindery/contract/safe-url.ts'

/** The three cards of the checkout (spec accounts 2). */
export const cards = ['sign-in', 'registration', 'reset-password'] as const
export type Card = (typeof cards)[number]

/**
 * A message from a card to the page around its frame (surface, section 3). It is posted as
 * `{ source: 'bindery', version: 1, type, payload }`.
 *
 * - `OnClose`: the reader is signed in, so the page can close the frame.
 * - `OnGoBack`: the reader went back. `to` is the card that shows now; null: the reader leaves the frame.
 * - `OnResize`: the height of the content in the frame, in CSS pixels.
 */
export type FrameMessage =
  | { readonly type: 'OnClose'; readonly payload: { readonly card: Card | null } }
  | {
      readonly type: 'OnGoBack'
      readonly payload: { readonly card: Card | null; readonly to: Card | null }
    }
  | { readonly type: 'OnResize'; readonly payload: { readonly height: number } }

const envelope = { source: 'bindery', version: 1 } as const

/** The message with its envelope, ready to post. */
export const sealed = (message: FrameMessage) => ({ ...envelope, ...message })

/** Bounds for the height of the frame, in CSS pixels. */
const frameHeights = { least: 64, most: 4000 } as const

const cardOf = (value: unknown): Card | null => cards.find((card) => card === value) ?? null

/**
 * Parses a posted message; null if it is not from a card. The data is untrusted: only the name of a card and
 * a number within bounds pass.
 */
export const readFrameMessage = (data: unknown): FrameMessage | null => {
  if (typeof data !== 'object' || data === null) return null
  const { source, version, type, payload } = data as Record<string, unknown>
  if (source !== envelope.source || version !== envelope.version) return null
  const fields = Object(payload) as Record<string, unknown>
  switch (type) {
    case 'OnClose':
      return { type, payload: { card: cardOf(fields['card']) } }
    case 'OnGoBack':
      return { type, payload: { card: cardOf(fields['card']), to: cardOf(fields['to']) } }
    case 'OnResize': {
      const { height } = fields
      if (typeof height !== 'number' || !Number.isFinite(height)) return null
      const { least, most } = frameHeights
      return { type, payload: { height: Math.min(Math.max(Math.ceil(height), least), most) } }
    }
    default:
      return null
  }
}

/** The origin in an attribute: scheme, host and port, nothing else. undefined: it is not an origin. */
export const namedOrigin = (value: string | undefined): string | undefined => {
  const url = value === undefined ? undefined : parseWebUrl(value)
  return url && (value === url.origin || value === `${url.origin}/`) ? url.origin : undefined
}
