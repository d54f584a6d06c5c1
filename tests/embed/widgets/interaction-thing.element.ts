import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { pressable } from './pressable.ts'

export default defineWidget({
  tag: 'bindery-interaction-thing',
  summary: 'A fixture that is fetched by the strategy interaction.',
  frequent: true,
  load: 'interaction',
  attributes: {},
  render: lit(pressable),
})
