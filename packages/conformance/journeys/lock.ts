import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey } from '../check/journey.ts'

const tries = 5

export const lockJourney: Journey = {
  name: 'lock',
  title: 'Five wrong passwords lock an account',
  tags: ['bindery-auth-modal', 'bindery-checkout-card'],
  writes: true,
  async run({ newAccount, newReader }) {
    const { account } = await newAccount()
    const guest = newReader()
    const wrong = { username: account.email, password: 'Wrong#Horse9' }
    let left = tries
    for (let at = 0; at < tries; at += 1) {
      const codes = ['invalid_credentials', 'locked']
      const { code, body, exchange } = await guest.refused(endpoints.signIn as never, wrong, codes)
      if (code === 'locked') return
      const told = Number(Object(body).tries_left)
      const counts = told < left
      const fits = guest.expect(
        at === tries - 1 || counts,
        { exchange, endpoint: endpoints.signIn as never },
        {
          name: 'tries-left',
          expected: `tries_left below ${left}`,
          got: String(Object(body).tries_left ?? 'none'),
          path: 'tries_left',
        },
      )
      if (!fits) return
      left = told
    }
    const last = await guest.refused(endpoints.signIn as never, wrong, [
      'invalid_credentials',
      'locked',
    ])
    guest.expect(
      last.code === 'locked',
      { exchange: last.exchange, endpoint: endpoints.signIn as never },
      {
        name: 'lock-missing',
        expected: `lockout_duration after ${tries} wrong passwords`,
        got: `${last.exchange.status} ${last.code}`,
      },
    )
  },
}
