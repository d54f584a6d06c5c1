import { expect, test } from 'vitest'
import { isQuantity, isUnderMaintenance, normalizePromoCode, parseQuantity } from './cart-rule.ts'
import { isDomestic, isEuGroup } from './country.ts'
import { isEmail } from './email-rule.ts'
import { isName } from './name-rule.ts'
import { optInDefault } from './opt-in.ts'
import { isPasswordAccepted, passwordFaults, passwordMessage } from './password-rule.ts'
import { companySizes, industries, jobTitles } from './profile-choices.ts'

test.for([
  'a@b.co',
  "o'brien+news@mail.example.com",
  'jörg@münchen.example',
  'first.last@sub.domain.museum',
  `${'a'.repeat(249)}@b.co`,
])('isEmail accepts %s', (value) => {
  expect(isEmail(value)).toBe(true)
})

test.for([
  '',
  'a',
  'a@b',
  '@b.co',
  'a@',
  'a@b.c',
  'a@b..co',
  'a@@b.co',
  'a b@c.de',
  ' a@b.co',
  'a@b.co\n',
  'a@b.co,c@d.ef',
  '<a@b.co>',
  `${'a'.repeat(250)}@b.co`,
])('isEmail refuses %o', (value) => {
  expect(isEmail(value)).toBe(false)
})

test.for(['Nora', "O'Neill", 'Jean-Luc', 'Mª José', 'Li. Wei', '王'])(
  'isName accepts %s',
  (value) => {
    expect(isName(value)).toBe(true)
  },
)

test.for([...'()[]{}<>/\\"“”,|'])('isName refuses %s', (letter) => {
  expect(isName(`No${letter}ra`)).toBe(false)
})

test.for([
  ['Bindery#2026', []],
  ['', ['short', 'digit', 'lower', 'upper', 'symbol']],
  ['Abcdef#123', []],
  ['Abcdef#12', ['short']],
  ['abcdefgh#1', ['upper']],
  ['ABCDEFGH#1', ['lower']],
  ['Abcdefgh#x', ['digit']],
  ['Abcdefgh1x', ['symbol']],
  ['Abcdefgh*1', ['symbol']],
  ['Abc efgh#1', ['space']],
  [`A#1${'a'.repeat(197)}`, []],
  [`A#1${'a'.repeat(198)}`, ['long']],
] as const)('the password %o has the faults %o', ([value, faults]) => {
  expect(passwordFaults(value)).toEqual(faults)
  expect(isPasswordAccepted(value)).toBe(faults.length === 0)
})

test.for([...'@!#$%^&+='])('the password rule accepts the symbol %s', (symbol) => {
  expect(isPasswordAccepted(`Abcdefgh1${symbol}`)).toBe(true)
})

test('the password message names the minimum length', () => {
  expect(passwordMessage).toContain('at least 10 characters')
})

test('US and CA are domestic, and the opt-in box starts checked for the US only', () => {
  expect(['US', 'ca', ' us ', 'DE', '', undefined].map(isDomestic)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(['US', 'CA', undefined].map(optInDefault)).toEqual([true, false, false])
  expect(['DE', 'fr', 'GB', 'CH', 'US'].map(isEuGroup)).toEqual([true, true, true, true, false])
})

test('the profile has the choices of the specification', () => {
  expect([jobTitles.length, companySizes.length, industries.length]).toEqual([13, 8, 24])
})

test.for([
  ['1', 1],
  [' 42 ', 42],
  ['007', 7],
  ['0', 0],
  ['-1', 0],
  ['1.5', 0],
  ['1e3', 0],
  ['', 0],
  ['９', 0],
  ['99999999999999999999', 0],
] as const)('the typed quantity %o is %s', ([text, quantity]) => {
  expect(parseQuantity(text)).toBe(quantity)
})

test.each([
  [{ lineType: 'SHIP' }, [1, 999], [0, -1, 1.5, 1000]],
  [{ lineType: 'EBOOK' }, [1], [0, 2]],
  [{ lineType: 'ebook', isVolumePricingAvailable: true }, [1, 999], [1000]],
  [{ lineType: 'DIGITAL', type: 'Perm' }, [1, 999], [0, 1000]],
])('the line %o accepts the quantities %o and refuses %o', (kind, fine, wrong) => {
  for (const quantity of fine)
    expect([quantity, isQuantity(quantity, kind)]).toEqual([quantity, true])
  for (const quantity of wrong)
    expect([quantity, isQuantity(quantity, kind)]).toEqual([quantity, false])
})

test('a promo code is the same in any case and with any white space', () => {
  expect([' spring 2025', 'Spring\t2025 '].map(normalizePromoCode)).toEqual([
    'SPRING2025',
    'SPRING2025',
  ])
})

test.each([undefined, '', false, 'off', 'OFF', 'ok', 'false', 'None'])(
  'the store is open with the maintenanceStatus %o',
  (maintenanceStatus) => expect(isUnderMaintenance({ maintenanceStatus })).toBe(false),
)

test.each(['on', true, 1, 'offline', 'not ok'])(
  'the store is under maintenance with the maintenanceStatus %o',
  (maintenanceStatus) => expect(isUnderMaintenance({ maintenanceStatus })).toBe(true),
)
