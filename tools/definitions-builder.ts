/** The tags as the embed builder needs them. */
import type { Definition } from '@bindery/element/definition.ts'
import { propertyName } from '@bindery/element/element-type.ts'
import type { TagInfo } from '../hosts/builder/tag-info.ts'
import { className } from './definitions-names.ts'

/** Reads the data from a definition. */
export const tagInfo = ({ tag, summary, attributes }: Definition): TagInfo => ({
  tag,
  component: className(tag),
  summary,
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [
      name,
      { ...attribute, prop: propertyName(name) },
    ]),
  ),
})
