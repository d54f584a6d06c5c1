import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { pressable } from './pressable.ts'

export default defineWidget({
  tag: 'bindery-extra-thing',
  summary: 'A fixture that the loader itself does not know.',
  load: 'eager',
  attributes: {},
  render: lit(pressable),
})
