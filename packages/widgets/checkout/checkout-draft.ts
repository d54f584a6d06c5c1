import { toJson } from '@bindery/contract/json.ts'
import type { Environment } from '@bindery/state/environment/environment.ts'
import { readJson } from '@bindery/state/environment/safe-storage.ts'
import { checkoutKey } from '@bindery/state/session/storage-keys.ts'

/** What the reader has typed into the checkout, and the key of a sent order. Never a payment. */
export interface CheckoutDraft {
  readonly reader: string
  readonly values: Readonly<Record<string, string>>
  /** The last chosen shipping method, sent or not. */
  readonly method?: string
  /** The idempotency key of an order without a response; '' for none. */
  readonly pending: string
}

const isText = (value: unknown): value is string => typeof value === 'string'

const isDraft = (value: unknown): value is CheckoutDraft => {
  const { reader, values, pending, method = '' } = Object(value) as Record<string, unknown>
  const whole = isText(reader) && isText(pending) && isText(method)
  return whole && Object.values(Object(values)).every(isText)
}

/**
 * The draft in sessionStorage. Another reader's draft is ignored.
 * @param reader the id of the current reader; null for a guest, whose draft is not stored
 */
export const createDraft = (
  { session }: Pick<Environment, 'session'>,
  reader: () => string | null,
) => {
  const get = (): CheckoutDraft => {
    const owner = reader() ?? ''
    const stored = readJson(session, checkoutKey, isDraft)
    return stored?.reader === owner ? stored : { reader: owner, values: {}, pending: '' }
  }
  const keep = (change: Partial<Omit<CheckoutDraft, 'reader'>>): void => {
    if (reader() !== null) session.set(checkoutKey, toJson({ ...get(), ...change }))
  }
  return { get, keep }
}

/** A unique, unguessable idempotency key. */
export const newKey = (): string =>
  crypto
    .getRandomValues(new Uint32Array(4))
    .reduce((key, part) => key + part.toString(36), 'order-')
