import type { Definition } from '@bindery/element/define.ts'
import { propertyName } from '@bindery/element/kind.ts'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { storybookControls } from '../tools/definitions-controls.ts'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]

/** What `drawn` says of its component; a scene of the whole tag has the tag's attributes as controls. */
const definitionOf = (component: unknown, parameters: Readonly<Record<string, unknown>>) =>
  parameters['scene']
    ? (component as { definition?: Definition } | undefined)?.definition
    : undefined

/** A control for each attribute, as the tag's definition has it. */
export const attributeControls: Enhancer = ({ argTypes, component, parameters }) => {
  const definition = definitionOf(component, parameters)
  if (!definition) return argTypes
  // The view is the model's business there.
  const view = { ...argTypes['view'], name: 'view', table: { disable: true } }
  return { ...argTypes, view, ...(storybookControls(definition) as typeof argTypes) }
}

/** Hands what is chosen over to the tag; an attribute that nobody has touched stays as the story has it. */
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
