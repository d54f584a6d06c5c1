/**
 * The template language of the reference site: a subset of Mustache.
 *
 * - `{{name}}` a value, escaped; `{{{name}}}` HTML
 * - `{{#name}}…{{/name}}` once for each item of a list, or once if the value is not empty
 * - `{{^name}}…{{/name}}` if the value is empty
 * - `{{> file}}` another template
 *
 * An unknown name throws, so that a mistake cannot print an empty place.
 */

export type Scope = Readonly<Record<string, unknown>>

/** Returns a template's source by its name. */
export type Partials = (name: string) => string

type Part =
  | { kind: 'text'; text: string }
  | { kind: 'value'; name: string; raw: boolean }
  | { kind: 'partial'; name: string }
  | { kind: 'section'; name: string; inverted: boolean; parts: Part[] }

const tagPattern = /\{\{\{\s*([\w.]+)\s*\}\}\}|\{\{\s*([#^/>]?)\s*([\w.-]+)\s*\}\}/g

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')
}

function parse(source: string): Part[] {
  const root: Part[] = []
  const open: { name: string; parts: Part[] }[] = [{ name: '', parts: root }]
  const add = (part: Part) => open.at(-1)?.parts.push(part)
  let end = 0
  for (const match of source.matchAll(tagPattern)) {
    add({ kind: 'text', text: source.slice(end, match.index) })
    end = match.index + match[0].length
    const name = match[1] ?? match[3] ?? ''
    const sigil = match[2] ?? ''
    if (match[1] !== undefined) add({ kind: 'value', name, raw: true })
    else if (sigil === '') add({ kind: 'value', name, raw: false })
    else if (sigil === '>') add({ kind: 'partial', name })
    else if (sigil === '/') {
      if (open.length < 2 || open.pop()?.name !== name) throw new Error(`stray {{/${name}}}`)
    } else {
      const parts: Part[] = []
      add({ kind: 'section', name, inverted: sigil === '^', parts })
      open.push({ name, parts })
    }
  }
  if (open.length > 1) throw new Error(`{{#${open.at(-1)?.name}}} is never closed`)
  add({ kind: 'text', text: source.slice(end) })
  return root
}

function lookUp(name: string, scopes: readonly Scope[]): unknown {
  const [first = '', ...rest] = name.split('.')
  const scope = scopes.findLast((candidate) => first in candidate)
  if (scope === undefined) throw new Error(`nothing is called "${first}" in this template`)
  let value = scope[first]
  for (const key of rest) value = (value as Scope | undefined)?.[key]
  return value
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/**
 * @param name the template to render
 * @param scope the values of the template's names
 * @throws if a name is unknown or a section is not closed
 */
export function renderTemplate(name: string, scope: Scope, partials: Partials): string {
  const renderParts = (parts: readonly Part[], scopes: readonly Scope[]): string =>
    parts.map((part) => renderPart(part, scopes)).join('')

  const renderPart = (part: Part, scopes: readonly Scope[]): string => {
    if (part.kind === 'text') return part.text
    if (part.kind === 'partial') return renderParts(parse(partials(part.name)), scopes)
    const value = lookUp(part.name, scopes)
    if (part.kind === 'value') {
      const text = isEmpty(value) ? '' : String(value)
      return part.raw ? text : escapeHtml(text)
    }
    if (isEmpty(value)) return part.inverted ? renderParts(part.parts, scopes) : ''
    if (part.inverted) return ''
    const items = Array.isArray(value) ? value : [value]
    return items
      .map((item) =>
        renderParts(part.parts, typeof item === 'object' ? [...scopes, item as Scope] : scopes),
      )
      .join('')
  }

  return renderParts(parse(partials(name)), [scope])
}
