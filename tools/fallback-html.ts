/** Makes plain HTML of a form that a view has drawn: what works without script and without the kit's CSS. */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import type { DrawnForm } from './fallback-draw.tsx'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

const isElement = (node: Node): node is Element => 'tagName' in node
const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((each) => each.name === name)?.value
const classes = (element: Element) => (attribute(element, 'class') ?? '').split(/\s+/)

function* elements(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (!isElement(node)) continue
    yield node
    yield* elements(node.childNodes)
  }
}

const textOf = (node: Node): string => {
  if ('value' in node) return node.value
  if (!isElement(node) || isForScript(node)) return ''
  return node.childNodes.map(textOf).join('')
}

/** What only the script brings to life, or fills. */
const isForScript = (element: Element): boolean =>
  element.tagName === 'svg' ||
  (element.tagName === 'button' && attribute(element, 'type') !== 'submit') ||
  attribute(element, 'hidden') !== undefined ||
  attribute(element, 'aria-live') !== undefined ||
  classes(element).some((name) =>
    ['bindery-visually-hidden', 'bindery-notice', 'bindery-error', 'bindery-after'].includes(name),
  )

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const attributes = (list: readonly (readonly [string, string | undefined])[]) =>
  list
    .flatMap(([name, value]) =>
      value === undefined || (name === 'value' && value === '')
        ? []
        : [value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`],
    )
    .join('')

const kept = [
  ...['type', 'name', 'value', 'autocomplete', 'inputmode', 'min', 'maxlength', 'placeholder'],
  ...['readonly', 'checked', 'aria-label'],
]

/** A line of a list as a part of one sentence. */
const inSentence = (text: string, at: number) =>
  at === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** The HTML of a form, one element per line. Ids are those of the form and its fields. */
export function fallbackHtml({
  name,
  form,
  html,
  hidden = [],
  posts = name,
  reads,
  role,
  without,
}: DrawnForm): string {
  const root = [...elements(parseFragment(html).childNodes)].find(
    (element) => attribute(element, 'data-bindery-form') === form,
  )
  if (!root) throw new Error(`No view draws the form ${form}.`)
  const controls = new Map<string, { name: string; hint: string }>()
  for (const element of elements(root.childNodes)) {
    const id = attribute(element, 'id')
    const field = attribute(element, 'name')
    if (id && field) controls.set(id, { name: field, hint: '' })
  }
  const idOf = (id = '') => `${name}-${controls.get(id)?.name ?? id}`
  const lines: string[] = []
  let described = ''

  const control = (element: Element): string => {
    const id = attribute(element, 'id')
    const list: (readonly [string, string | undefined])[] = [
      ['id', id && idOf(id)],
      ...kept.map((key) => [key, attribute(element, key)] as const),
      ['required', attribute(element, 'aria-required') === 'true' ? '' : undefined],
      ['aria-describedby', described || undefined],
    ]
    described = ''
    return attributes(list)
  }
  const hint = (text: string, field: string) => {
    lines.push(`  <small id="${name}-${field}-hint">${escaped(text)}</small>`)
    return `${name}-${field}-hint`
  }
  /** The hint of a control, which may come after it in the view. */
  const addHint = (field: Element) => {
    const input = [...elements(field.childNodes)].find((each) => attribute(each, 'name'))
    const hints = [...elements(field.childNodes)].filter((each) =>
      classes(each).includes('bindery-hint'),
    )
    const text = hints
      .map((each) =>
        each.tagName === 'ul'
          ? `${each.childNodes.map((item, at) => inSentence(textOf(item).trim(), at)).join(', ')}.`
          : textOf(each).trim(),
      )
      .join(' ')
    if (input && text) described = hint(text, attribute(input, 'name') ?? '')
  }

  const visit = (node: Node): void => {
    if (!isElement(node)) {
      const text = textOf(node).trim()
      if (text) lines.push(`  ${escaped(text)}`)
      return
    }
    if (isForScript(node) || classes(node).includes('bindery-hint')) return
    const field = attribute(node, 'name')
    if (without && [...elements([node])].some((each) => attribute(each, 'name') === without)) {
      // The container holds the other fields as well.
      if (!classes(node).includes('bindery-field')) node.childNodes.forEach(visit)
      return
    }
    const text = textOf(node).trim()
    switch (node.tagName) {
      case 'label':
        lines.push(`  <label for="${idOf(attribute(node, 'for'))}">${escaped(text)}</label>`)
        return
      case 'input':
        lines.push(`  <input${control(node)}>`)
        return
      case 'select':
        lines.push(
          `  <select${control(node)}>`,
          ...[...elements(node.childNodes)].map(
            (option) =>
              `    <option value="${escaped(attribute(option, 'value') ?? '')}">${escaped(textOf(option))}</option>`,
          ),
          '  </select>',
        )
        return
      case 'button':
        lines.push(
          `  <button${attributes([
            ['name', field],
            ['value', field && attribute(node, 'value')],
          ])}>${escaped(text)}</button>`,
        )
        return
    }
    if (classes(node).includes('bindery-field')) {
      const label = node.childNodes.findIndex((each) => isElement(each) && each.tagName === 'label')
      lines.push('  <p>')
      const isBox = classes(node).includes('bindery-checkbox')
      const before = isBox ? [] : node.childNodes.slice(0, label + 1)
      before.forEach(visit)
      addHint(node)
      node.childNodes.slice(before.length).forEach(visit)
      lines.push('  </p>')
      return
    }
    node.childNodes.forEach(visit)
  }
  root.childNodes.forEach(visit)

  const start = attributes([
    ['action', reads ?? `/api/forms/${posts}`],
    ['method', reads ? undefined : 'post'],
    ['role', role],
    ['aria-label', attribute(root, 'aria-label')],
  ])
  const more = hidden.map((field) => `  <input type="hidden" name="${field}" value="">`)
  return `<form${start}>\n${[...more, ...lines].join('\n')}\n</form>\n`
}
