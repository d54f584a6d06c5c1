import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey } from '../../check/journey.ts'

const tries = 5

export const lockJourney: Journey = {
  name: 'lock',
  title: 'Five wrong passwords lock an account',
  calls: ['signIn'],
  writes: true,
  async run({ newAccount, newReader }) {
    const { account } = await newAccount()
    const guest = newReader()
    const wrong = { username: account.email, password: 'Wrong#Horse9' }
    const enter = () => guest.refused(endpoints.signIn, wrong, ['invalid_credentials', 'locked'])
    /** The right password does not open an account that is locked. */
    const checkLock = async () => {
      const { email: username, password } = account
      const options = { accepted: 'lock-missing' } as const
      await guest.refused(endpoints.signIn, { username, password }, ['locked'], options)
    }
    let left = tries
    for (let at = 0; at < tries; at += 1) {
      const refusal = await enter()
      if (refusal.code === 'locked') return checkLock()
      const { tries_left: told } = Object(refusal.body)
      const fits = guest.expect(at === tries - 1 || Number(told) < left, refusal, {
        name: 'tries-left',
        expected: `tries_left below ${left}`,
        got: String(told ?? 'none'),
        path: 'tries_left',
      })
      if (!fits) return
      left = Number(told)
    }
    const last = await enter()
    const isLocked = guest.expect(last.code === 'locked', last, {
      name: 'lock-missing',
      expected: `lockout_duration after ${tries} wrong passwords`,
      got: `${last.exchange.status} ${last.code}`,
    })
    if (isLocked) await checkLock()
  },
}
