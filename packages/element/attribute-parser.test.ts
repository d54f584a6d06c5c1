import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anyText } from '../../tests/support/any-text.ts'
import { warningsLogged } from '../../tests/support/element-variant.ts'
import { defaultValue, formatAttribute, parseAttribute } from './attribute-parser.ts'
import type { AttributeDefinition } from './attributes.ts'

const description = ''
const boolean: AttributeDefinition = { type: 'boolean', description }
const text: AttributeDefinition = { type: 'string', description }
const number: AttributeDefinition = { type: 'number', min: 1, max: 50, default: 10, description }
const anyNumber: AttributeDefinition = { type: 'number', default: 0, description }
const screen: AttributeDefinition = {
  type: 'enum',
  values: ['sign-in', 'profile_settings', 'marketingCampaign'],
  default: 'sign-in',
  description,
}
const hyphened: AttributeDefinition = { ...screen, values: ['none', 'follow-up'], default: 'none' }
const list: AttributeDefinition = { type: 'list', description }
const sizes: AttributeDefinition = { type: 'list', values: ['s', 'm'], default: ['m'], description }
const json: AttributeDefinition = {
  type: 'json',
  check: (value) => (Array.isArray(value) ? value : undefined),
  shape: 'a list',
  description,
}
const all = { boolean, text, number, screen, list, sizes, json }

let warnings: string[]
beforeEach(async () => {
  // Waits for warnings of earlier tests.
  await warningsLogged()
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((message) => void warnings.push(message))
})
afterEach(() => void vi.restoreAllMocks())

const parse = (attribute: AttributeDefinition, value: string | null) =>
  parseAttribute('bindery-x', 'it', attribute, value)

describe('parseAttribute', () => {
  it.each([
    [screen, 'sign-in', 'sign-in'],
    [screen, ' Sign-In ', 'sign-in'],
    [screen, '“sign-in”', 'sign-in'],
    [screen, '‘profile_settings’', 'profile_settings'],
    [screen, 'sign–in', 'sign-in'],
    [hyphened, 'follow–up', 'follow-up'],
    [screen, 'marketingcampaign', 'marketingCampaign'],
    [screen, '', 'sign-in'],
    [screen, null, 'sign-in'],
    [number, '”7”', 7],
    [number, '”7″', 7],
    [number, '\u00a050', 50],
    [number, '', 10],
    [text, '', ''],
    [text, null, undefined],
    [text, '  a title ', 'a title'],
    [text, '“word”', 'word'],
    [text, '”12.00″', '12.00'],
    [text, '"12.00"', '12.00'],
    [text, '/a/path/', '/a/path/'],
    [text, '«it', '«it'],
    [text, '“We Need to Talk,” She Said', '“We Need to Talk,” She Said'],
    [text, "L'Oréal's", "L'Oréal's"],
    [text, 'say “it”', 'say “it”'],
    [list, ' a, “b” ,, c ', ['a', 'b', 'c']],
    [list, null, []],
    [sizes, 'S,m', ['s', 'm']],
    [json, '[{“a”: “b”}]', [{ a: 'b' }]],
    [json, '["“quoted”"]', ['“quoted”']],
    [json, '[“a”,\u00a0“b”]\u200b', ['a', 'b']],
    [json, '[“a\u00a0b”]', ['a b']],
    [json, null, undefined],
    [anyNumber, '-1000', -1000],
    [boolean, '', true],
    [boolean, 'no way', true],
    [boolean, 'turn off', true],
    [boolean, 'anything', true],
    [boolean, null, false],
  ])('the attribute %o parses %j as %j', async (attribute, value, expected) => {
    expect(parse(attribute, value)).toEqual(expected)
    await warningsLogged()
    expect(warnings).toEqual([])
  })

  it.each([
    [screen, 'wrong', 'sign-in', 'allowed: sign-in, profile_settings, marketingCampaign'],
    [screen, 'other', 'sign-in', `is ignored: other is not a valid it-0-other-enum; allowed`],
    [number, '51', 10, 'allowed: a whole number from 1 up to 50'],
    [number, '0', 10, 'allowed: a whole number from 1 up to 50'],
    [number, 'Infinity', 10, 'allowed: a whole number from 1 up to 50'],
    [number, '2.5', 10, 'allowed: a whole number from 1 up to 50'],
    [number, 'NaN', 10, 'allowed: a whole number from 1 up to 50'],
    [sizes, 's,xl', ['m'], 'allowed: s, m'],
    [json, '[', undefined, 'allowed: a list'],
    [json, '{}', undefined, 'allowed: a list'],
    [boolean, 'false', true, 'allowed: present for true, absent for false'],
  ])(
    'the attribute %o replaces %j by %j and warns "%s"',
    async (attribute, value, expected, warning) => {
      const name = `it-${warnings.length}-${value}-${attribute.type}`
      expect(parseAttribute('bindery-x', name, attribute, value)).toEqual(expected)
      expect(parseAttribute('bindery-x', name, attribute, value)).toEqual(expected)
      await warningsLogged()
      await expect.poll(() => warnings).toHaveLength(1)
      expect(warnings[0]).toContain(`bindery: <bindery-x> ${name}="${value}"`)
      expect(warnings[0]).toContain(warning)
    },
  )

  it('a warning shortens a long value', async () => {
    parse(screen, 'x'.repeat(500))
    await expect.poll(() => warnings).toHaveLength(1)
    expect(warnings[0]?.length).toBeLessThan(200)
  })

  it('the parser never throws, whatever the text is', () => {
    // Every text goes to every attribute, because generating and shrinking texts takes the time.
    fc.assert(
      fc.property(anyText(20), (value) => {
        for (const attribute of Object.values(all)) parse(attribute, value)
      }),
      { numRuns: 50 },
    )
  })
})

describe('formatAttribute', () => {
  const roundTrip = (attribute: AttributeDefinition, value: unknown) =>
    parse(attribute, formatAttribute(attribute, value))

  it('a property value survives the way through its attribute', () => {
    const holds = <T>(attribute: AttributeDefinition, values: fc.Arbitrary<T>) =>
      fc.assert(
        fc.property(values, (value) => {
          expect(roundTrip(attribute, value)).toEqual(value)
        }),
      )
    holds(boolean, fc.boolean())
    holds(number, fc.integer({ min: 1, max: 50 }))
    holds(screen, fc.constantFrom('sign-in', 'profile_settings', 'marketingCampaign'))
    holds(
      json,
      fc.array(fc.jsonValue()).map((value) => JSON.parse(JSON.stringify(value))),
    )
  })

  it('a property value becomes the text that a page would write', () => {
    expect(formatAttribute(boolean, true)).toBe('')
    expect(formatAttribute(screen, 'profile_settings')).toBe('profile_settings')
    expect(formatAttribute(number, 7)).toBe('7')
    expect(formatAttribute(json, ['a'])).toBe('["a"]')
  })

  it('a property value of null or undefined removes the attribute', () => {
    for (const attribute of Object.values(all)) {
      expect(formatAttribute(attribute, undefined)).toBeNull()
      expect(formatAttribute(attribute, null)).toBeNull()
      expect(roundTrip(attribute, undefined)).toEqual(defaultValue(attribute))
    }
    // JSON has no functions.
    expect(formatAttribute(json, () => {})).toBeNull()
  })
})
