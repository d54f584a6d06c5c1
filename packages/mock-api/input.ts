import type { Endpoint } from '@bindery/contract/endpoint.ts'
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

interface Issues {
  issues: readonly { code?: string | undefined; path: PropertyKey[]; message: string }[]
}

const blank = (raw: unknown, field: PropertyKey | undefined) => {
  const value = field === undefined ? raw : Object(raw)[field]
  return value === undefined || value === null || value === ''
}

const words = ({ code, path, message }: Issues['issues'][number], raw: unknown) => {
  if (blank(raw, path[0])) return 'This field is required.'
  // Only a pattern says something a reader understands.
  return code === 'invalid_format' && !message.startsWith('Invalid')
    ? message
    : 'Please enter a valid value into this field.'
}

/** The complaints about an input, one for each field, in the order of the contract. */
export const complaints = (error: Issues, raw: unknown): { field: string; message: string }[] => {
  const byField = new Map<string, string>()
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.')
    if (!byField.has(field)) byField.set(field, words(issue, raw))
  }
  return [...byField].map(([field, message]) => ({ field, message }))
}
