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

type Page = Pick<Environment, 'session'>

/** What lies in this tab of the reader; nobody else's. */
export const draftOf = ({ session }: Page, reader: string): OrderDraft => {
  const kept = readKept(session, checkoutKey, isDraft)
  return kept?.reader === reader ? kept : { reader, values: {}, pending: '' }
}

/** Keeps the draft in the storage of the tab. */
export const keepDraft = ({ session }: Page, draft: OrderDraft): void =>
  session.set(checkoutKey, JSON.stringify(draft))

/** A key for an order: nobody can guess it, and no other order has it. */
export const newKey = (): string =>
  crypto
    .getRandomValues(new Uint32Array(4))
    .reduce((key, part) => key + part.toString(36), 'order-')
