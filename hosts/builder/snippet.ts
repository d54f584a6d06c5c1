/** The code that an editor or a developer copies, in the form that their system takes. */
import type { Example } from './examples.ts'
import type { TagInfo } from './tag-info.ts'

/** The forms, by their name in the list. */
export const formats = {
  html: 'HTML',
  wordpress: 'WordPress block',
  react: 'React',
  vue: 'Vue',
  markdown: 'Markdown',
  json: 'JSON',
} as const

export type Format = keyof typeof formats

export interface SnippetInput {
  readonly info: TagInfo
  readonly attributes: Readonly<Record<string, string>>
  readonly example: Example
  /** The script with its hints, as the build prints it. */
  readonly script: string
}

/** `from-paywall` → `fromPaywall`. */
const propName = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The attributes that say something: not empty, not the default. A boolean one is '' when it is set. */
const spoken = ({ info, attributes }: SnippetInput): [string, string][] =>
  Object.entries(attributes).filter(([name, value]) => {
    const attribute = info.attributes[name]
    if (!attribute) return false
    return attribute.type === 'boolean' || (value.trim() !== '' && value !== attribute.default)
  })

const attributeText = (input: SnippetInput): string =>
  spoken(input)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join('')

/** The tag with its fallback, and the page's own elements that it refers to. */
const tagHtml = (input: SnippetInput): string => {
  const { tag } = input.info
  const { before = '', fallback = '' } = input.example
  const element = `<${tag}${attributeText(input)}>${fallback}</${tag}>`
  return before ? `${before}\n${element}` : element
}

/** A prop of JSX: booleans bare, numbers in braces, text that JSX would change as a string literal. */
const propText = (input: SnippetInput): string =>
  spoken(input)
    .map(([name, value]) => {
      const type = input.info.attributes[name]?.type
      const prop = propName(name)
      if (type === 'boolean') return ` ${prop}`
      if (type === 'number') return ` ${prop}={${Number(value)}}`
      return /["\\{}&]/.test(value) ? ` ${prop}={${JSON.stringify(value)}}` : ` ${prop}="${value}"`
    })
    .join('')

const componentName = (tag: string): string =>
  tag.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())

/** HTML as the child of a component: attributes by their names in JSX. */
const jsx = (html: string): string =>
  html
    .replaceAll(/\b(for|class|tabindex|maxlength|autocomplete)=/g, (_, name: string) => {
      const names: Record<string, string> = {
        for: 'htmlFor',
        class: 'className',
        tabindex: 'tabIndex',
        maxlength: 'maxLength',
        autocomplete: 'autoComplete',
      }
      return `${names[name]}=`
    })
    .replaceAll(/<(input|br|img)\b([^>]*?)\/?>/g, '<$1$2 />')

const writers: Readonly<Record<Format, (input: SnippetInput) => string>> = {
  html: (input) =>
    `<!-- Once in the page's head -->\n${input.script}\n\n<!-- Where it belongs -->\n${tagHtml(input)}\n`,
  wordpress: (input) => `<!-- wp:html -->\n${tagHtml(input)}\n<!-- /wp:html -->\n`,
  react: (input) => {
    const name = componentName(input.info.tag)
    const { before = '', fallback = '' } = input.example
    const element = `<${name}${propText(input)}>${jsx(fallback)}</${name}>`
    const body = before
      ? `    <>\n      ${jsx(before)}\n      ${element}\n    </>`
      : `    ${element}`
    return `import { ${name} } from '@bindery/react'\n\nexport function Example() {\n  return (\n${body}\n  )\n}\n`
  },
  vue: (input) =>
    `<!-- vite.config: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('bindery-') } } }) -->\n<template>\n  ${tagHtml(input).replaceAll('\n', '\n  ')}\n</template>\n`,
  // A blank line before and after, and none inside: Markdown leaves such a block alone.
  markdown: (input) => `\n${tagHtml(input).replaceAll(/\n{2,}/g, '\n')}\n`,
  json: (input) => {
    const { before, fallback = '' } = input.example
    const value = {
      tag: input.info.tag,
      attributes: Object.fromEntries(spoken(input)),
      ...(before ? { before } : {}),
      fallback,
    }
    return `${JSON.stringify(value, null, 2)}\n`
  },
}

/** Writes the snippet in one of the forms. */
export const snippet = (format: Format, input: SnippetInput): string => writers[format](input)
