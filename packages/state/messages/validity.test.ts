import { expect, test } from 'vitest'
import { defaultSettings } from '../settings/settings.ts'
import { createMessages } from './book.ts'
import { validityMessages } from './validity.messages.ts'
import { type Bounds, faultOf, type Validity } from './validity.ts'

const settings = defaultSettings('https://publisher.example')
const words = validityMessages(createMessages(settings)).get()

test.for<[Validity, Partial<Bounds>, string]>([
  [{}, {}, ''],
  [{ valueMissing: true, tooShort: true }, {}, 'This field is required.'],
  [{ valueMissing: true }, { type: 'select-one' }, 'Please select a valid value'],
  [{ typeMismatch: true }, { type: 'email' }, 'Please enter a valid email address.'],
  [{ typeMismatch: true }, { type: 'url' }, 'Please enter a valid value into this field.'],
  [{ tooLong: true }, { maxLength: 30 }, 'This field must be less than 30 characters.'],
  [{ tooShort: true }, { minLength: 10 }, 'This field must be at least 10 characters.'],
  [{ rangeUnderflow: true }, { min: '1' }, 'Please enter a value that is not less than 1.'],
  [{ rangeOverflow: true }, { max: 99 }, 'Please enter a value that is not more than 99.'],
  [{ badInput: true }, { type: 'number' }, 'Please enter a valid value into this field.'],
  [{ stepMismatch: true }, { type: 'number' }, 'Please enter a valid value into this field.'],
  [{ patternMismatch: true }, {}, 'Please enter a valid value into this field.'],
])('%o of %o: %s', ([validity, control, said]) => {
  expect(faultOf(validity, { type: 'text', ...control }, words)).toBe(said)
})

test('the setting messages overrides the words', () => {
  const book = createMessages({ ...settings, messages: { 'validity.tooLong': 'At most {count}' } })
  const fault = faultOf(
    { tooLong: true },
    { type: 'text', maxLength: 30 },
    validityMessages(book).get(),
  )
  expect(fault).toBe('At most 30')
})
