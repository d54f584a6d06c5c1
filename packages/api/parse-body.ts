import { anyObject, type Endpoint } from '@bindery/contract/endpoint.ts'
import { ContractError } from './errors.ts'

/**
 * Returns the part of a response that the endpoint's schema reads.
 * @param asked from `askedOf`
 * @throws ContractError if there is no such part
 */
export const parseBody = (
  endpoint: Endpoint,
  asked: string,
  response: Response,
  text: string,
): unknown => {
  if (endpoint.reads === 'headers') return Object.fromEntries(response.headers)
  if (text.trim() === '') {
    // A call that returns nothing succeeds without a body.
    if (endpoint.output === anyObject) return {}
    throw new ContractError(asked, 'reply-empty')
  }
  const isHtml = endpoint.reads === 'html'
  const type = isHtml ? /^text\/html\b/i : /^application\/([\w.-]+\+)?json\b/i
  const given = response.headers.get('content-type') ?? ''
  if (!type.test(given)) {
    const page = response.redirected ? 'redirected' : 'reply-html'
    throw new ContractError(asked, /html/i.test(given) ? page : 'reply-type')
  }
  if (isHtml) return text
  try {
    return JSON.parse(text)
  } catch {
    throw new ContractError(asked, 'reply-not-json')
  }
}
