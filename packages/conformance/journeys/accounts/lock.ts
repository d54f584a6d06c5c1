import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey } from '../../check/journey.ts'
import type { Reader } from '../../check/reader.ts'

const tries = 5

/** An address without an account is locked like any other: else the lock tells who has one. */
async function checkUnknown(guest: Reader): Promise<void> {
  const username = `nobody-${crypto.randomUUID().slice(0, 8)}@example.com`
  const wrong = { username, password: 'Wrong#Horse9' }
  const codes = ['invalid_credentials', 'locked']
  const enter = () => guest.refused(endpoints.signIn, wrong, codes, { unnamed: 'account-told' })
  let last = await enter()
  for (let at = 0; at < tries && last.code !== 'locked'; at += 1) {
    last = await enter()
  }
  guest.expect(last.code === 'locked', last, {
    name: 'account-told',
    expected: 'the same lock for an address without an account',
    got: `${last.exchange.status} ${last.code} after ${tries + 1} wrong passwords`,
  })
}

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
      if (refusal.code === 'locked') {
        await checkLock()
        return checkUnknown(guest)
      }
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
    if (!isLocked) return
    await checkLock()
    await checkUnknown(guest)
  },
}
