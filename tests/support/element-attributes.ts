/** The attribute part of the contract in element-contract.ts. */
import type { AttributeDefinition } from '@bindery/element/attributes.ts'
import type { Definition } from '@bindery/element/definition.ts'
import { expect, it } from 'vitest'
import {
  idleWarningsLogged,
  place,
  twinOf,
  unbornTwinOf,
  warningsLogged,
} from './element-variant.ts'

export const propertyOf = (name: string) =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const defaultOf = (attribute: AttributeDefinition): unknown => {
  if (attribute.type === 'boolean') return false
  return attribute.default ?? (attribute.type === 'list' ? [] : undefined)
}

/** A valid text of the attribute, and its value. */
export function goodValue(
  attribute: AttributeDefinition,
): { text: string; value: unknown } | undefined {
  switch (attribute.type) {
    case 'boolean':
      return { text: '', value: true }
    case 'string':
      return { text: 'a word or two', value: 'a word or two' }
    case 'number': {
      const value = attribute.max ?? (attribute.min ?? 6) + 1
      return { text: String(value), value }
    }
    case 'enum': {
      const value = attribute.values.at(-1) ?? ''
      return { text: value, value }
    }
    case 'list': {
      const value = attribute.values?.slice(0, 2) ?? ['one', 'two']
      return { text: value.join(','), value }
    }
    case 'json': {
      const samples = [attribute.default, [], { id: 1 }, {}, 'text', 1, true]
      const value = samples.find((sample) => sample !== undefined && attribute.check(sample))
      return value === undefined ? undefined : { text: JSON.stringify(value), value }
    }
  }
}

/** Valid texts of the attributes that the tag needs. */
export const needed = ({ attributes }: Definition): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]) =>
      attribute.required ? [[name, goodValue(attribute)?.text ?? '']] : [],
    ),
  )

/** @param warnings reads the kit's console warnings of the current test */
export function missingContract(definition: Definition, warnings: () => string[]): void {
  for (const [name, { required }] of Object.entries(definition.attributes)) {
    if (!required) continue
    const names = required === true ? [name] : [name, required]

    it(`a missing or empty ${names.join(' and ')} warns once`, async () => {
      const { tag } = twinOf(definition)
      const { [name]: _, ...others } = needed(definition)
      place(tag, others)
      place(tag, { ...others, [name]: ' ' })
      await expect.poll(warnings).toEqual([expect.stringContaining(`<${tag}> has no ${names[0]}`)])
      for (const each of names) expect(warnings()[0]).toContain(each)
    })

    it(`${names.join(' or ')} may be set after the insertion`, async () => {
      const { [name]: value = '', ...others } = needed(definition)
      for (const each of names) {
        const element = place(twinOf(definition).tag, others)
        element.setAttribute(each, value)
        await idleWarningsLogged()
      }
      expect(warnings()).toEqual([])
    })
  }
}

/** An invalid text; undefined if the attribute accepts any. */
function badText(attribute: AttributeDefinition): string | undefined {
  switch (attribute.type) {
    case 'number':
    case 'enum':
      return 'no such thing'
    case 'list':
      return attribute.values && 'no such thing'
    case 'json':
      return '{"id": '
    default:
      return
  }
}

/** @param warnings reads the kit's console warnings of the current test */
export function attributeContract(definition: Definition, warnings: () => string[]): void {
  for (const [name, attribute] of Object.entries(definition.attributes)) {
    const property = propertyOf(name)
    const good = goodValue(attribute)
    const bad = badText(attribute)

    it(`the attribute and the property ${name} agree`, async () => {
      const element = place(twinOf(definition).tag)
      const absent = defaultOf(attribute)
      expect(element[property]).toEqual(absent)
      if (!good) return
      element.setAttribute(name, good.text)
      expect(element[property]).toEqual(good.value)
      element.removeAttribute(name)
      expect(element[property]).toEqual(absent)
      element[property] = good.value
      expect(element.getAttribute(name)).toBe(good.text)
      expect(element[property]).toEqual(good.value)
      element[property] = attribute.type === 'boolean' ? false : undefined
      expect(element.hasAttribute(name)).toBe(false)
      expect(element[property]).toEqual(absent)
      await warningsLogged()
      expect(warnings()).toEqual([])
    })

    it(`honours ${name} set before the upgrade`, () => {
      if (!good) return
      const twin = unbornTwinOf(definition)
      const [byProperty, byAttribute] = [place(twin.tag), place(twin.tag)]
      byProperty[property] = good.value
      byAttribute.setAttribute(name, good.text)
      twin.register()
      expect(byProperty[property]).toEqual(good.value)
      expect(byProperty.getAttribute(name)).toBe(good.text)
      expect(Object.hasOwn(byProperty, property)).toBe(false)
      expect(byAttribute[property]).toEqual(good.value)
    })

    if (attribute.type === 'boolean') {
      it(`the boolean ${name} is true with any value`, async () => {
        const element = place(twinOf(definition).tag)
        for (const text of ['', name, 'true', 'false', '0']) {
          element.setAttribute(name, text)
          expect(element[property], `${name}="${text}"`).toBe(true)
        }
        await warningsLogged()
        await expect.poll(warnings).toHaveLength(2)
      })
    }

    if (bad !== undefined) {
      it(`an invalid ${name} warns once and falls back to the default`, async () => {
        const { tag } = twinOf(definition)
        const element = place(tag, { [name]: bad })
        place(tag, { [name]: bad })
        expect(element[property]).toEqual(defaultOf(attribute))
        await warningsLogged()
        await expect.poll(warnings).toHaveLength(1)
        expect(warnings()[0]).toContain(`<${tag}> ${name}="${bad}"`)
        expect(warnings()[0]).toContain('allowed: ')
        if (attribute.type === 'enum') {
          for (const value of attribute.values) expect(warnings()[0]).toContain(value)
        }
      })
    }

    if (attribute.type === 'number') {
      const { min, max } = attribute
      const outside = [min !== undefined && min - 1, max !== undefined && max + 1, '1.5', '1e999']
      for (const text of outside.flatMap((each) => (each === false ? [] : [String(each)]))) {
        it(`the number ${text} of ${name} is out of range: one warning, and the default`, async () => {
          const { tag } = twinOf(definition)
          const element = place(tag, { ...needed(definition), [name]: text })
          expect(element[property]).toEqual(defaultOf(attribute))
          await expect.poll(warnings).toHaveLength(1)
          for (const limit of [min, max])
            if (limit !== undefined) expect(warnings()[0]).toContain(` ${limit}`)
        })
      }
    }

    if (good && attribute.type !== 'boolean' && attribute.type !== 'string') {
      it(`the parser of ${name} tolerates quotes and spaces pasted by a CMS`, async () => {
        const element = place(twinOf(definition).tag)
        const pasted =
          attribute.type === 'json'
            ? ` ${good.text.replace(/"/g, '”')}\u00a0`
            : `“\u00a0${good.text.toUpperCase()} ”`
        element.setAttribute(name, pasted)
        const { value } = good
        const free = attribute.type === 'list' && !attribute.values
        expect(element[property]).toEqual(free ? ['ONE', 'TWO'] : value)
        await warningsLogged()
        expect(warnings()).toEqual([])
      })
    }
  }
}
