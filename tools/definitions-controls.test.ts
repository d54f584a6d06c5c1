import { expect, test } from 'vitest'
import { attributeControls } from '../.storybook/controls.ts'

const definition = {
  tag: 'bindery-sample',
  attributes: { kind: { type: 'enum', values: ['a', 'b'], description: 'Which.' } },
}
const controls = (parameters: object, component: unknown = { definition }) =>
  attributeControls({ argTypes: { view: { name: 'view' } }, component, parameters } as never)

test('a scene of the whole tag has a control for each attribute, and none for the view', () => {
  expect(controls({ scene: true })).toMatchObject({
    view: { table: { disable: true } },
    kind: { description: 'Which.', control: { type: 'select' }, options: ['a', 'b'] },
  })
})

test('a story of a view keeps its own controls', () => {
  expect(controls({})).toEqual({ view: { name: 'view' } })
  expect(controls({ scene: true }, undefined)).toHaveProperty('view')
  expect(controls({ scene: true }, () => null)).toEqual({ view: { name: 'view' } })
})
