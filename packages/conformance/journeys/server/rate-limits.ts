import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey } from '../../check/journey.ts'
import { wrongNumber } from '../accounts/subscriptions.ts'

/** Nobody mistypes their account number as often as this. */
const most = 30

/** Each answer 429 is checked for its Retry-After, in every journey. This one asks until it gets one. */
export const rateLimitsJourney: Journey = {
  name: 'rate-limits',
  title: 'Account numbers cannot be guessed',
  calls: ['searchSubscriber'],
  writes: true,
  async run({ newReader }) {
    const guest = newReader()
    const emailAddress = `nobody-${crypto.randomUUID().slice(0, 8)}@example.com`
    const guess = { emailAddress, accountNumber: wrongNumber }
    const codes = ['no_active_subscription', 'busy']
    for (let at = 1; at < most; at += 1) {
      const { code } = await guest.refused(endpoints.searchSubscriber, guess, codes)
      if (code === 'busy') return
    }
    const last = await guest.refused(endpoints.searchSubscriber, guess, codes)
    guest.expect(last.code === 'busy', last, {
      name: 'guess-unlimited',
      expected: `429 before ${most} wrong numbers for one e-mail`,
      got: `${last.exchange.status}`,
    })
  },
}
