import type { ValidityWords } from './validity.messages.ts'

/** The flags of the browser's `ValidityState` that have a text. */
export type Validity = Partial<
  Pick<
    ValidityState,
    | 'badInput'
    | 'patternMismatch'
    | 'rangeOverflow'
    | 'rangeUnderflow'
    | 'stepMismatch'
    | 'tooLong'
    | 'tooShort'
    | 'typeMismatch'
    | 'valueMissing'
  >
>

/** The constraints of a control. Every input, select and textarea fits. */
export interface Bounds {
  /** `email`, `number`, `select-one` … */
  readonly type: string
  readonly minLength?: number
  readonly maxLength?: number
  /** Numbers or dates, as in the control's attributes. */
  readonly min?: number | string
  readonly max?: number | string
}

/**
 * The spec's text for a native validity state (accounts 5): `faultOf(input.validity, input, words)`.
 * The first flag that applies counts. '' if the field is valid.
 */
export const faultOf = (validity: Validity, control: Bounds, words: ValidityWords): string => {
  const { type, minLength = 0, maxLength = 0, min = 0, max = 0 } = control
  // A select has a text of its own: the reader chooses, and types nothing.
  if (validity.valueMissing) return type.startsWith('select') ? words.wrongChoice : words.required
  if (validity.typeMismatch && type === 'email') return words.wrongEmail
  if (validity.tooShort) return words.tooShort({ count: minLength })
  if (validity.tooLong) return words.tooLong({ count: maxLength })
  if (validity.rangeUnderflow) return words.tooLow({ bound: min })
  if (validity.rangeOverflow) return words.tooHigh({ bound: max })
  const { badInput, patternMismatch, stepMismatch, typeMismatch } = validity
  if (badInput || patternMismatch || stepMismatch || typeMismatch) return words.wrongValue
  return ''
}
