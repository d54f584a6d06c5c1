/** Controls for the design tokens on every story, so that a designer can try values: as a page's CSS sets them. */
import kit from '@bindery/ui/styles/tokens.json'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { readTokens, type Token, valueCss } from '../tools/design-tokens.ts'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type Control = { type: string } & Readonly<Record<string, unknown>>

/** The global tokens that change how the kit looks. */
const tried = readTokens(kit).filter(({ path }) => /^(color|type|space|shape|motion)\./.test(path))

const fonts = [
  'system-ui, sans-serif',
  'ui-serif, Georgia, serif',
  '"Arial Narrow", sans-serif',
  'ui-monospace, monospace',
]

const range = (max: number, step: number): Control => ({ type: 'range', min: 0, max, step })

/** The control of a token, its choices, and the unit of a number. */
function controlOf({ path, type, value }: Token): {
  control: Control
  options?: readonly unknown[]
  unit?: string
} {
  if (type === 'color') return { control: { type: 'color' } }
  if (type === 'fontFamily') return { control: { type: 'select' }, options: fonts }
  if (type === 'fontWeight')
    return { control: { type: 'select' }, options: [400, 500, 600, 700, 800] }
  if (type === 'duration') return { control: range(1000, 50), unit: 'ms' }
  if (path === 'type.font-size') return { control: range(32, 1), unit: 'px' }
  const { unit } = value as { unit: string }
  return unit === 'px'
    ? { control: range(32, 1), unit }
    : { control: range(3, 0.125), unit: unit === 'rem' ? 'em' : unit }
}

const types = Object.fromEntries(
  tried.map((token) => {
    const { control, options } = controlOf(token)
    const summary = token.css ?? valueCss(token.type, token.value)
    const table = {
      category: 'tokens',
      subcategory: token.path.split('.')[0],
      defaultValue: { summary },
    }
    return [token.property, { description: token.description, control, options, table }]
  }),
)

/** A control for each global token. */
export const tokenControls: Enhancer = ({ argTypes }) => ({
  ...argTypes,
  ...(types as unknown as typeof argTypes),
})

/** Sets the controls' values on the page's root, as a publisher does. Untouched tokens keep their defaults. */
export const setTokens: Decorator = (Story, { args }) => {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    for (const token of tried) {
      const value = args[token.property]
      const { unit = '' } = controlOf(token)
      if (value !== undefined) style.setProperty(token.property, `${value}${unit}`)
    }
    return () => {
      for (const { property } of tried) style.removeProperty(property)
    }
  }, [args])
  return Story()
}
