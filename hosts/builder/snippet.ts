/** The code that an editor or a developer copies, in the form that their system takes. */
import { beforeTag, type Example } from './examples.ts'
import { htmlOnly, isOfPost } from './post-values.ts'
import { shortcode } from './shortcode.ts'
import { type AttributeInfo, defaultText, type TagInfo } from './tag-info.ts'
import { wordpressBlock } from './wordpress-block.ts'

/** The forms, by their name in the list. */
export const formats = {
  html: 'HTML',
  wordpress: 'WordPress block',
  shortcode: 'WordPress shortcode',
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

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The attributes that say something: not empty, not the default. A boolean one is '' when it is set. */
const spoken = ({ info, attributes }: SnippetInput): [string, string][] =>
  Object.entries(attributes).filter(([name, value]) => {
    const attribute = info.attributes[name]
    if (!attribute) return false
    return attribute.type === 'boolean' || (value.trim() !== '' && value !== defaultText(attribute))
  })

/** The attributes that still have the value of the example, apart from switches and choices. */
export const ofExample = (input: SnippetInput): string[] =>
  spoken(input).flatMap(([name, value]) => {
    const isText = input.info.attributes[name]?.type === 'string'
    return isText && input.example.attributes?.[name] === value ? [name] : []
  })

/** For the plugin of WordPress: without what the post gives. */
const inPost = (input: SnippetInput): [string, string][] => {
  const { tag } = input.info
  const left = [...ofExample(input).filter((name) => isOfPost(tag, name)), ...htmlOnly(tag)]
  return spoken(input).filter(([name]) => !left.includes(name))
}

const attributeText = (input: SnippetInput): string =>
  spoken(input)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join('')

/** The tag with its fallback, and the page's own elements that it refers to. */
const tagHtml = (input: SnippetInput): string => {
  const { tag } = input.info
  const { fallback = '' } = input.example
  const before = beforeTag(input.example)
  const element = `<${tag}${attributeText(input)}>${fallback}</${tag}>`
  return before ? `${before}\n${element}` : element
}

/** A value in JSX: text that JSX would change is a string literal. */
const jsxText = (value: string): string =>
  /["\\{}&]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`

/** A prop by the type of its attribute. A number that is none stays text: the form says that it is not allowed. */
const propText = (input: SnippetInput): string =>
  spoken(input)
    .map(([name, value]) => {
      const { prop, type } = input.info.attributes[name] as AttributeInfo
      if (type === 'boolean') return ` ${prop}`
      if (type === 'number' && Number.isFinite(Number(value))) return ` ${prop}={${Number(value)}}`
      if (type === 'list') {
        const items = value.split(',').flatMap((item) => item.trim() || [])
        return ` ${prop}={${JSON.stringify(items)}}`
      }
      return ` ${prop}=${jsxText(value)}`
    })
    .join('')

const jsxNames: Readonly<Record<string, string>> = {
  for: 'htmlFor',
  class: 'className',
  tabindex: 'tabIndex',
  maxlength: 'maxLength',
  autocomplete: 'autoComplete',
  inputmode: 'inputMode',
  value: 'defaultValue',
  checked: 'defaultChecked',
  readonly: 'readOnly',
}

/** HTML as the child of a component: attributes by their names in JSX. */
const jsx = (html: string): string =>
  html
    // Inside of tags only: a text may have such a word. A value in JSX would keep readers from changing the field.
    .replaceAll(/<[^>]+>/g, (tag) =>
      tag.replaceAll(/ (for|class|tabindex|maxlength|autocomplete|inputmode|value)=/g, (_, name) =>
        name === 'value' && !/^<input(?! type="hidden")/.test(tag) ? _ : ` ${jsxNames[name]}=`,
      ),
    )
    .replaceAll(/ (maxLength|tabIndex)="(-?\d+)"/g, ' $1={$2}')
    .replaceAll(/ (checked|readonly)(?=[ >])/g, (_, name) => ` ${jsxNames[name]}`)
    .replaceAll(/<(input|br|img)\b([^>]*?)\/?>/g, '<$1$2 />')

const writers: Readonly<Record<Format, (input: SnippetInput) => string>> = {
  html: (input) =>
    `<!-- Once in the page's head -->\n${input.script}\n\n<!-- Where it belongs -->\n${tagHtml(input)}\n`,
  wordpress: (input) =>
    wordpressBlock({
      tag: input.info.tag,
      attributes: Object.fromEntries(
        inPost(input).map(([name, value]) => [
          name,
          input.info.attributes[name]?.type === 'boolean' || value,
        ]),
      ),
      example: input.example,
      html: tagHtml(input),
    }),
  shortcode: (input) =>
    shortcode({
      tag: input.info.tag,
      attributes: inPost(input),
      example: input.example,
      html: tagHtml(input),
    }),
  react: (input) => {
    const { component: name } = input.info
    const { before = '', fallback = '', setting } = input.example
    const element = `<${name}${propText(input)}>${jsx(fallback)}</${name}>`
    const body = before
      ? `    <>\n      ${jsx(before)}\n      ${element}\n    </>`
      : `    ${element}`
    const names = setting ? `${name}, startBindery` : name
    const start = setting ? `startBindery({ ${setting}: true })\n\n` : ''
    return `import { ${names} } from '@bindery/react'\n\n${start}export function Example() {\n  return (\n${body}\n  )\n}\n`
  },
  vue: (input) =>
    `<!-- vite.config: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('bindery-') } } }) -->\n<template>\n  ${tagHtml(input).replaceAll('\n', '\n  ')}\n</template>\n`,
  // A blank line before and after, and none inside: Markdown leaves such a block alone.
  markdown: (input) => `\n${tagHtml(input).replaceAll(/\n{2,}/g, '\n')}\n`,
  json: (input) => {
    const { fallback = '' } = input.example
    const before = beforeTag(input.example)
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
