import type { Definition } from '@bindery/element/definition.ts'
import { propertyName } from '@bindery/element/element-type.ts'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { storybookControls } from '../tools/definitions-controls.ts'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]

/** The definition that `elementView` puts on its component. Scenes of the whole tag use its attributes as controls. */
const definitionOf = (component: unknown, parameters: Readonly<Record<string, unknown>>) =>
  parameters['scene']
    ? (component as { definition?: Definition } | undefined)?.definition
    : undefined

/** A control for each attribute of the tag's definition. */
export const attributeControls: Enhancer = ({ argTypes, component, parameters }) => {
  const definition = definitionOf(component, parameters)
  if (!definition) return argTypes
  // The model provides the view.
  const view = { ...argTypes['view'], name: 'view', table: { disable: true } }
  return { ...argTypes, view, ...(storybookControls(definition) as typeof argTypes) }
}

/** Sets the controls' values on the tag. Untouched attributes keep the story's values. */
export const setAttributes: Decorator = (Story, { args, component, parameters, canvasElement }) => {
  const definition = definitionOf(component, parameters)
  useEffect(() => {
    const element = definition && canvasElement.querySelector(definition.tag)
    if (!element) return
    for (const name of Object.keys(definition.attributes)) {
      if (args[name] !== undefined) Reflect.set(element, propertyName(name), args[name])
    }
  }, [args, definition, canvasElement])
  return Story()
}
