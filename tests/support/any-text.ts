/** Random texts for property tests. */
import fc from 'fast-check'

const codes = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }),
  fc.integer({ min: 0x80, max: 0xd7ff }),
  fc.integer({ min: 0xe000, max: 0x10ffff }),
)

/**
 * Texts of any Unicode characters. fast-check's own `unit: 'binary'` enumerates a million of them before the
 * first test, which takes more than a second.
 */
export const anyText = (maxLength = 10): fc.Arbitrary<string> =>
  fc.array(codes, { maxLength }).map((each) => String.fromCodePoint(...each))
