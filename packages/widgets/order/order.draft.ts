import type { Environment } from '@bindery/state/environment.ts'
import { checkoutKey } from '@bindery/state/private-storage.ts'
import { readKept } from '@bindery/state/storage.ts'

/** What a reader has typed into the checkout, and the order that was sent; never a payment. */
export interface OrderDraft {
  readonly reader: string
  readonly values: Readonly<Record<string, string>>
  /** The way of shipping that was chosen last, sent or not. */
  readonly method?: string
  /** The key of an order whose answer has not come; '' when there is none. */
  readonly pending: string
}

const isText = (value: unknown): value is string => typeof value === 'string'

const isDraft = (value: unknown): value is OrderDraft => {
  const { reader, values, pending, method = '' } = Object(value) as Record<string, unknown>
  const whole = isText(reader) && isText(pending) && isText(method)
  return whole && Object.values(Object(values)).every(isText)
}

/**
 * The draft in the storage of the tab: of this reader, nobody else's.
 * @param reader who that is; null: nobody, and nothing is kept
 */
export const createDraft = (
  { session }: Pick<Environment, 'session'>,
  reader: () => string | null,
) => {
  const get = (): OrderDraft => {
    const owner = reader() ?? ''
    const kept = readKept(session, checkoutKey, isDraft)
    return kept?.reader === owner ? kept : { reader: owner, values: {}, pending: '' }
  }
  const keep = (change: Partial<Omit<OrderDraft, 'reader'>>): void => {
    if (reader() !== null) session.set(checkoutKey, JSON.stringify({ ...get(), ...change }))
  }
  return { get, keep }
}

/** A key for an order: nobody can guess it, and no other order has it. */
export const newKey = (): string =>
  crypto
    .getRandomValues(new Uint32Array(4))
    .reduce((key, part) => key + part.toString(36), 'order-')
