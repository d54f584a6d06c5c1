/** Ways of being wrong about subscriptions, and about limits. */
import { answer, field, header, onStatus } from './changes.ts'
import { type Mutant, mutant } from './mutant.ts'
import type { Change } from './mutant-server.ts'

const page: Change = answer(404, '<!doctype html><h1>Not Found', { 'content-type': 'text/html' })

/** Answers of the rate limit. */
const limited = (value: string | null) => onStatus(429, header('retry-after', value))

export const subscriptionMutants: readonly Mutant[] = [
  mutant('searchSubscriber', 'is a page of the router', page, 'not-found'),
  mutant('verifySubscription', 'is a page of the router', page, 'not-found'),
  mutant('searchSubscriber', 'finds anybody', findsAnybody(), 'accepted-wrong'),
  mutant('searchSubscriber', 'finds nobody', answer(404), 'refused'),
  mutant(
    'searchSubscriber',
    'finds somebody else',
    field('emailAddress', 'other@example.com'),
    'subscriber-foreign',
  ),
  mutant('searchSubscriber', 'says inactive', field('active', false), 'subscription-state'),
  mutant('searchSubscriber', 'tells the name', field('firstName', 'Paula'), 'subscriber-told'),
  mutant('searchSubscriber', 'has no state', field('active', undefined), 'reply-shape'),
  mutant('searchSubscriber', 'refuses with 418', onStatus(404, answer(418, 'No')), 'error-unnamed'),
  mutant('searchSubscriber', 'has no limit', onStatus(429, answer(404)), 'guess-unlimited'),
  mutant('searchSubscriber', 'limits without Retry-After', limited(null), 'retry-after'),
  mutant('searchSubscriber', 'limits with words', limited('soon'), 'retry-after'),
  mutant('searchSubscriber', 'limits with parts of a second', limited('1.5'), 'retry-after'),
  mutant('searchSubscriber', 'limits with a negative time', limited('-5'), 'retry-after'),
  mutant(
    'searchSubscriber',
    'limits with a date of ISO 8601',
    limited('2026-12-01T10:00:00Z'),
    'retry-after',
  ),
  mutant('readQuota', 'is too busy to say when', answer(429), 'retry-after'),
  mutant(
    'readQuota',
    'is always busy',
    answer(429, {}, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }),
    'refused',
  ),
  mutant('verifySubscription', 'takes any number', answer(200), 'accepted-wrong'),
  mutant('verifySubscription', 'refuses with 418', answer(418), 'error-unnamed'),
  mutant('registerSubscriber', 'has no header', header('x-amz-cf-stats', null), 'header-flag'),
  mutant('registerSubscriber', 'returns another id', header('x-amz-cf-stats', '7'), 'header-flag'),
  mutant('registerSubscriber', 'takes any e-mail', onStatus(400, answer(200)), 'accepted-wrong'),
]

function findsAnybody(): Change {
  const found = { active: true, emailAddress: 'a@example.com' }
  return onStatus(404, answer(200, found))
}
