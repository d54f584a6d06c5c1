/** Attributes of the kit's tags: names, values, quotes. */
import { parseText } from '@bindery/element/attribute-parser.ts'
import type { AttributeDefinition } from '@bindery/element/attributes.ts'
import { allowedValues } from '@bindery/element/diagnostics.ts'
import { nearest } from '@bindery/element/nearest.ts'
import type { TagDescription } from './definitions.ts'
import type { Page, PageElement } from './page.ts'

/** Attributes that every element may have, and those of frameworks. */
const global =
  /^(id|class|style|slot|lang|dir|hidden|title|role|nonce|part|exportparts|is|tabindex|translate|inert|autofocus|accesskey|draggable|popover|spellcheck|contenteditable|enterkeyhint|inputmode|item(scope|type|prop|ref)|xml.*|x-.*|v-.*|ng-.*|hx-.*|on.*|data-.*|aria-.*|[^a-z].*|.*[:.@].*)$/

const typographic = /[“”„«»‘’‚″′]/

const squash = (name: string) => name.replace(/[-_]/g, '').toLowerCase()

/**
 * Explains why the kit ignores an attribute's value. Returns null for an allowed value, and for an empty one, which
 * counts as absent. A value of JSON is not checked.
 */
export function valueProblem(attribute: AttributeDefinition, value: string): string | null {
  const { type } = attribute
  if (type === 'json' || (type !== 'boolean' && type !== 'string' && !value.trim())) return null
  return parseText(attribute, value) === undefined ? `Allowed: ${allowedValues(attribute)}.` : null
}

/** Words that stand after an unquoted text: each became an attribute without a value. */
function wordsAfter(names: readonly string[], at: number, { attributes }: PageElement): string[] {
  const words: string[] = []
  for (const name of names.slice(at + 1)) {
    if (attributes.get(name) !== '' || !/^[^-_:@]+$/.test(name)) break
    words.push(name)
  }
  return words
}

function checkValue(
  page: Page,
  element: PageElement,
  name: string,
  attribute: AttributeDefinition,
): void {
  const value = element.attributes.get(name) ?? ''
  const problem = valueProblem(attribute, value)
  if (!problem) return
  const { offset } = element.attributeSource(name)
  const shown = `<${element.tag} ${name}="${value.slice(0, 60)}">`
  page.report('attribute-invalid', offset, `${shown} is not allowed. ${problem}`)
}

function checkNames(page: Page, element: PageElement, definition: TagDescription): void {
  const own = definition.attributes
  const names = [...element.attributes.keys()]
  const explained = new Set<string>()
  for (const [at, name] of names.entries()) {
    const { text, offset } = element.attributeSource(name)
    const raw = text.slice(text.indexOf('=') + 1)
    const isOwn = Object.hasOwn(own, name)
    if (typographic.test(name) || (text.includes('=') && /^[“”„«»‘’‚″′]/.test(raw.trim()))) {
      if (!explained.has('quotes'))
        page.report(
          'attribute-quotes',
          offset,
          `<${element.tag}> has typographic quotes around an attribute, which HTML takes for part of the text. Write straight ones: ${typographic.test(name) ? 'name' : name}="…".`,
        )
      explained.add('quotes')
      for (const word of wordsAfter(names, at, element)) explained.add(word)
      continue
    }
    const isUnquoted = text.includes('=') && !/^["']/.test(raw.trim())
    const words = isUnquoted && own[name]?.type === 'string' ? wordsAfter(names, at, element) : []
    const strange = words.filter((word) => !Object.hasOwn(own, word) && !explained.has(word))
    if (strange.length > 0) {
      page.report(
        'attribute-unquoted',
        offset,
        `<${element.tag}> ${name} has no quotes around its text, so only its first word counts. Write ${name}="${[raw, ...words].join(' ')}".`,
      )
      for (const word of strange) explained.add(word)
    }
    if (isOwn || global.test(name) || explained.has(name)) continue
    const near =
      Object.keys(own).find((each) => squash(each) === squash(name)) ??
      nearest(name, Object.keys(own))
    page.report(
      'attribute-unknown',
      offset,
      `<${element.tag}> has no attribute ${name}, so it has no effect.${near ? ` Did you mean ${near}?` : ''}`,
    )
  }
}

export function checkAttributes(page: Page, definitions: readonly TagDescription[]): void {
  for (const { code, offset } of page.errors) {
    if (code !== 'duplicate-attribute') continue
    const element = page.elements.find(
      ({ start, startEnd }) => start <= offset && offset < startEnd,
    )
    if (element?.tag.startsWith('bindery-'))
      page.report(
        'attribute-twice',
        element,
        `<${element.tag}> has the same attribute twice. Only the first one counts: remove the other.`,
      )
  }
  for (const element of page.elements) {
    const definition = definitions.find(({ tag }) => tag === element.tag)
    if (!definition) continue
    checkNames(page, element, definition)
    for (const [name, attribute] of Object.entries(definition.attributes)) {
      const value = element.attributes.get(name)
      // The settings have rules of their own.
      if (value !== undefined && (element.tag !== 'bindery-site' || attribute.type === 'boolean'))
        checkValue(page, element, name, attribute)
      const { required, description } = attribute
      const given = (each: string) => element.attributes.get(each)?.trim()
      if (!required || given(name) || (required !== true && given(required))) continue
      const names = required === true ? name : `${name} or ${required}`
      page.report(
        'attribute-missing',
        element,
        `<${element.tag}> needs the attribute ${names}: ${description.replace(/^Required: |\s*Required\.$/g, '')}`,
      )
    }
  }
}
