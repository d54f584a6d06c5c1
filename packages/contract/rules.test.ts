import { expect, test } from 'vitest'
import { isMaintained, isQuantity, promoKey, quantityOf } from './cart-rule.ts'
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
])('%s is an e-mail', (value) => {
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
])('%o is none', (value) => {
  expect(isEmail(value)).toBe(false)
})

test.for(['Nora', "O'Neill", 'Jean-Luc', 'Mª José', 'Li. Wei', '王'])('%s is a name', (value) => {
  expect(isName(value)).toBe(true)
})

test.for([...'()[]{}<>/\\"“”,|'])('%s is in no name', (letter) => {
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
] as const)('the password %o lacks %o', ([value, faults]) => {
  expect(passwordFaults(value)).toEqual(faults)
  expect(isPasswordAccepted(value)).toBe(faults.length === 0)
})

test.for([...'@!#$%^&+='])('%s is a symbol of a password', (symbol) => {
  expect(isPasswordAccepted(`Abcdefgh1${symbol}`)).toBe(true)
})

test('the message names the minimum', () => {
  expect(passwordMessage).toContain('at least 10 characters')
})

test('domestic are US and CA; the box is ticked for the US alone', () => {
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

test('the selects have the choices of the spec', () => {
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
] as const)('%o typed as a quantity is %s', ([text, quantity]) => {
  expect(quantityOf(text)).toBe(quantity)
})

test.each([
  [{ lineType: 'SHIP' }, [1, 999], [0, -1, 1.5, 1000]],
  [{ lineType: 'EBOOK' }, [1], [0, 2]],
  [{ lineType: 'ebook', isVolumePricingAvailable: true }, [1, 999], [1000]],
  [{ lineType: 'DIGITAL', type: 'Perm' }, [1, 999], [0, 1000]],
])('a line of %o may have %o, not %o', (kind, fine, wrong) => {
  for (const quantity of fine)
    expect([quantity, isQuantity(quantity, kind)]).toEqual([quantity, true])
  for (const quantity of wrong)
    expect([quantity, isQuantity(quantity, kind)]).toEqual([quantity, false])
})

test('a promo code is the same in any case, and with any spaces', () => {
  expect([' spring 2025', 'Spring\t2025 '].map(promoKey)).toEqual(['SPRING2025', 'SPRING2025'])
})

test.each([undefined, '', false, 'off', 'OFF', 'ok', 'false', 'None'])(
  'maintenanceStatus %o: nothing is the matter',
  (maintenanceStatus) => expect(isMaintained({ maintenanceStatus })).toBe(false),
)

test.each(['on', true, 1, 'offline', 'not ok'])(
  'maintenanceStatus %o: the store is looked after',
  (maintenanceStatus) => expect(isMaintained({ maintenanceStatus })).toBe(true),
)
