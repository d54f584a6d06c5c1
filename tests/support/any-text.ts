/** Texts for tests that hold for any text. */
import fc from 'fast-check'

const codes = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }),
  fc.integer({ min: 0x80, max: 0xd7ff }),
  fc.integer({ min: 0xe000, max: 0x10ffff }),
)

/**
 * Of characters of the whole of Unicode. The library's own (`unit: 'binary'`) looks at each of a million
 * before the first test of a file: more than a second, and on a busy machine more than there is.
 */
export const anyText = (maxLength = 10): fc.Arbitrary<string> =>
  fc.array(codes, { maxLength }).map((each) => String.fromCodePoint(...each))
