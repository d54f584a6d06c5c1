import type { Endpoint } from '@bindery/contract/endpoint.ts'
import type { Fault } from '@bindery/contract/schema.ts'
import type { MockContext } from '../core/server.ts'

const parseInput = async (c: MockContext, encoding: Endpoint['encoding']): Promise<unknown> => {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (encoding === 'none') return {}
  if (encoding === 'query') return c.req.query()
  try {
    // Only the right type is parsed, because a form of another site can send text/plain.
    if (encoding === 'json') return type === 'application/json' ? await c.req.json() : undefined
    const isForm = type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data'
    return isForm ? await c.req.parseBody() : undefined
  } catch {
    return undefined
  }
}

/**
 * The unvalidated input, including the parameters of the path; undefined if the body is unreadable. Where one
 * field is the body, an object with that field is read, too.
 */
export const rawInput = async (
  c: MockContext,
  { encoding, body }: Pick<Endpoint, 'encoding' | 'body'>,
): Promise<unknown> => {
  const raw = await parseInput(c, encoding)
  const parameters = c.req.param()
  const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw)
  if (body !== undefined && raw !== undefined) {
    return { ...(isObject ? raw : { [body]: raw }), ...c.req.query(), ...parameters }
  }
  return isObject ? { ...raw, ...parameters } : raw
}

const isBlank = (raw: unknown, field: string) => {
  const [first = ''] = field.split('.')
  const value = first === '' ? raw : Object(raw)[first]
  return value === undefined || value === null || value === ''
}

const messageOf = ({ field, message }: Fault, raw: unknown) => {
  if (isBlank(raw, field)) return 'This field is required.'
  // A message of the contract's own is for readers. Zod has none but "Invalid input".
  return message === 'Invalid input' ? 'Please enter a valid value into this field.' : message
}

/** The errors of an input, one per field, in the order of the contract. */
export const fieldErrors = (faults: readonly Fault[], raw: unknown): Fault[] => {
  const byField = new Map<string, Fault>()
  for (const fault of faults) {
    const { field } = fault
    if (!byField.has(field)) byField.set(field, { field, message: messageOf(fault, raw) })
  }
  return [...byField.values()]
}
