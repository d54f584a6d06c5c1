import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { pressable } from './pressable.ts'

export default defineWidget({
  tag: 'bindery-eager-thing',
  summary: 'A fixture that is fetched by the strategy eager.',
  frequent: true,
  load: 'eager',
  attributes: {},
  render: lit(pressable),
})
