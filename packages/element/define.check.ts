/** The types that a widget's author relies on. The compiler checks this file, nothing runs it. */
import { html } from 'lit/html.js'
import { atom } from 'nanostores'
import { defineWidget } from './define.ts'
import type { Definition } from './definition.ts'
import type { Model, ViewHost } from './host.ts'
import { lit } from './lit-element.ts'
import { react } from './react-element.tsx'

const description = ''
type Props = { step: 'asking'; go(): void } | { step: 'done'; count: number }

/** Attribute values are as narrow as their definitions. An absent one may be undefined. */
export const narrow: Definition = defineWidget({
  tag: 'bindery-x',
  summary: '',
  attributes: {
    open: { type: 'boolean', description },
    'from-paywall': { type: 'string', description },
    label: { type: 'string', default: 'Save', description },
    screen: { type: 'enum', values: ['sign-in', 'registration'], default: 'sign-in', description },
    kinds: { type: 'list', values: ['x', 'y'], description },
    item: {
      type: 'json',
      check: (value) => (typeof value === 'object' ? { id: 1 } : undefined),
      description,
    },
  },
  model(host): Model<Props> {
    const values = host.$attributes.get()
    values.open satisfies boolean
    values.label satisfies string
    values.screen satisfies 'sign-in' | 'registration'
    values.kinds satisfies readonly ('x' | 'y')[]
    values.item satisfies { id: number } | undefined
    // @ts-expect-error the attribute may be absent
    values.fromPaywall satisfies string
    host.set('open', false)
    host.set('screen', undefined)
    // @ts-expect-error no such screen
    host.set('screen', 'nowhere')
    // @ts-expect-error the property is called fromPaywall
    host.set('from-paywall', 'x')
    return { $view: atom<Props | null>(null), destroy() {} }
  },
  render: react((props: Props & { host: ViewHost }) => props.step + props.host.id),
})

declare function numbers(): Model<{ title: number }>

/** The model's view is the view's props. */
defineWidget({
  tag: 'bindery-x',
  summary: '',
  attributes: {},
  // @ts-expect-error the title is a number
  model: () => numbers(),
  render: lit(({ title }: { title: string }, host) => html`<p id=${host.id}>${title}</p>`),
})

/** Every tag has the kit's prefix. */
defineWidget({
  // @ts-expect-error no prefix
  tag: 'some-widget',
  summary: '',
  attributes: {},
})
