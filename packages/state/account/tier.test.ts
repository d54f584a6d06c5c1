import { parse } from '@bindery/contract/schema.ts'
import { user as userSchema } from '@bindery/contract/user.ts'
import { describe, expect, test } from 'vitest'
import { tierOf } from './tier.ts'

describe('tier', () => {
  const withCodes = (...codes: string[]) =>
    parse(userSchema, { status: 'subscribers', tiers: codes.map((roleCode) => ({ roleCode })) })
  test.each([
    ['HBR_GOOD', { name: 'Good', caption: 'Digital' }],
    ['X-BETTER', { name: 'Better', caption: 'Digital + Print' }],
    ['BEST', { name: 'Best', caption: 'Premium' }],
    ['US_EXECUTIVE', { name: 'Executive', caption: null }],
    ['CORP_ALLACCESS', { name: 'All Access', caption: 'All Access' }],
    ['GOODWILL', null],
    ['', null],
  ])('%s', (code, tier) => expect(tierOf(withCodes(code))).toEqual(tier))
  test('the first code counts', () =>
    expect(tierOf(withCodes('A_BEST', 'A_GOOD'))?.name).toBe('Best'))
  test('none without codes', () => expect(tierOf(withCodes())).toBeNull())
})
