import type { Endpoint } from '@bindery/contract/endpoint.ts'
import type { Fault } from '@bindery/contract/schema.ts'
import type { MockContext } from './server.ts'

const sent = async (c: MockContext, encoding: Endpoint['encoding']): Promise<unknown> => {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (encoding === 'none') return {}
  if (encoding === 'query') return c.req.query()
  try {
    // Another type is not guessed at: text/plain is what a form of another site can send.
    if (encoding === 'json') return type === 'application/json' ? await c.req.json() : undefined
    const isForm = type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data'
    return isForm ? await c.req.parseBody() : undefined
  } catch {
    return undefined
  }
}

/** The input as it came over the wire, what is in the path included; undefined when it cannot be read. */
export const rawInput = async (
  c: MockContext,
  encoding: Endpoint['encoding'],
): Promise<unknown> => {
  const raw = await sent(c, encoding)
  const named = c.req.param()
  const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw)
  return isObject ? { ...raw, ...named } : raw
}

const blank = (raw: unknown, field: string) => {
  const [first = ''] = field.split('.')
  const value = first === '' ? raw : Object(raw)[first]
  return value === undefined || value === null || value === ''
}

const words = ({ field, message }: Fault, raw: unknown) => {
  if (blank(raw, field)) return 'This field is required.'
  // What the contract says itself, of a pattern, a reader understands; the library's words begin so.
  return message.startsWith('Invalid') ? 'Please enter a valid value into this field.' : message
}

/** The complaints about an input, one for each field, in the order of the contract. */
export const complaints = (faults: readonly Fault[], raw: unknown): Fault[] => {
  const byField = new Map<string, Fault>()
  for (const fault of faults) {
    const { field } = fault
    if (!byField.has(field)) byField.set(field, { field, message: words(fault, raw) })
  }
  return [...byField.values()]
}
