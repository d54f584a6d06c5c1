import { expect, test } from 'vitest'
import { file, project } from './project.ts'
import { scaleRule, tokensFile } from './scale.ts'

const tokens = file(tokensFile, ':host > * { --_size-2: 0.875em; --_space-3: 0.5em; }')
const breaches = (declaration: string): string[] =>
  scaleRule([tokens, file('packages/widgets/cart/page/cart.css', `a {\n  ${declaration};\n}`)])

test('this project: type and space come from the scales', () => {
  expect(scaleRule(project())).toEqual([])
})

test('the rule accepts steps of the scales, nothing, and what follows the window', () => {
  for (const declaration of [
    'font-size: var(--_size-2)',
    'font-size: var(--_font-size)',
    'font: 600 var(--_size-2) / 1.25 var(--_font)',
    'font: inherit',
    'line-height: 1.5',
    'gap: 0 var(--_space-3)',
    'margin: 0 auto',
    'margin-inline: calc(-1 * var(--_space-3))',
    'padding: clamp(var(--_space-3), 4vi, var(--_space-3))',
    'padding-block-end: max(var(--_space-3), env(safe-area-inset-bottom))',
    'inset-block-start: 1.1em',
    'scroll-margin-block: 5em',
  ]) {
    expect(breaches(declaration), declaration).toEqual([])
  }
})

test('the rule refuses a size, a line height and a distance of its own', () => {
  for (const declaration of [
    'font-size: 0.9375em',
    'font-size: small',
    'font-size: var(--_space-3)',
    'font: 600 0.9em / 1.25 var(--_font)',
    'font: 600 var(--_size-2) / 1.3 var(--_font)',
    'line-height: 1.4',
    'gap: 0.6em',
    'gap: var(--_space-9)',
    'row-gap: 3px',
    'margin: 0 auto 0.5em',
    'margin-inline: -0.25em',
    'padding: var(--_space-3) clamp(0.25em, 1.5vi, var(--_space-3))',
  ]) {
    expect(breaches(declaration), declaration).toEqual([
      `packages/widgets/cart/page/cart.css: "${declaration}" is off the scales of ${tokensFile}`,
    ])
  }
})

test('the rule refuses an exception that no style sheet needs', () => {
  expect(scaleRule([tokens, file('packages/ui/styles/layer.css', 'a { padding: 0 }')])).toEqual([
    'packages/ui/styles/layer.css: the exception "padding: 1em" is unused',
  ])
})
