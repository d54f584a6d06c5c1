import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { pressable } from './pressable.ts'

export default defineWidget({
  tag: 'bindery-idle-thing',
  summary: 'A fixture that is fetched by the strategy idle.',
  frequent: true,
  load: 'idle',
  attributes: {},
  render: lit(pressable),
})
