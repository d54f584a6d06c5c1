import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { pressable } from './pressable.ts'

export default defineWidget({
  tag: 'bindery-visible-thing',
  summary: 'A fixture that is fetched by the strategy visible.',
  frequent: true,
  load: 'visible',
  attributes: {},
  render: lit(pressable),
})
