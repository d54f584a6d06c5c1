import { expect, test } from 'vitest'
import { describeMarkup, describeScriptless, type Field } from './fields.ts'

const email: Field = {
  type: 'email',
  name: 'username',
  autocomplete: 'username',
  place: 'page',
  inForm: true,
  submits: true,
}
const password: Field = { ...email, type: 'password', autocomplete: 'current-password' }

test.each<[string, Field[]]>([
  ['yes', [email, password]],
  ['yes', [{ ...email, autocomplete: 'section-a email' }, password]],
  ['yes (in a shadow root)', [email, { ...password, place: 'shadow root' }]],
  ['no: user name: autocomplete none', [{ ...email, autocomplete: '' }, password]],
  ['no: password: autocomplete off', [email, { ...password, autocomplete: 'off' }]],
  [
    'no: fields outside a form (in a shadow root)',
    [email, password].map((field) => ({ ...field, inForm: false, place: 'shadow root' as const })),
  ],
  ['no password: autocomplete none (in a frame)', [{ ...email, autocomplete: '', place: 'frame' }]],
  ['no field found', []],
])('the cell about password managers says %s', (cell, fields) => {
  expect(describeMarkup(fields)).toBe(cell)
})

test.each<[string, Field[]]>([
  ['yes', [email]],
  ['fields only', [{ ...email, submits: false }]],
  ['no', []],
])('the cell about pages without scripts says %s', (cell, fields) => {
  expect(describeScriptless(fields)).toBe(cell)
})
