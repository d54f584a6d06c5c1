import type { ValidityWords } from './validity.messages.ts'

/** What the browser's `ValidityState` says, as far as it has words here. */
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

/** What the control was told to allow; every input, select and textarea fits. */
export interface Bounds {
  /** `email`, `number`, `select-one` … */
  readonly type: string
  readonly minLength?: number
  readonly maxLength?: number
  /** Numbers, or dates, as they are written on the control. */
  readonly min?: number | string
  readonly max?: number | string
}

/**
 * Puts native validity into the spec's words (accounts 5): `faultOf(input.validity, input, words)`.
 * The first that applies is said; '' when nothing is wrong.
 */
export const faultOf = (validity: Validity, control: Bounds, words: ValidityWords): string => {
  const { type, minLength = 0, maxLength = 0, min = 0, max = 0 } = control
  // Nothing is typed into a select: there is something to choose.
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
