import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { pressable } from './pressable.ts'

export default defineWidget({
  tag: 'bindery-opener-thing',
  summary: 'A fixture that opens another.',
  frequent: true,
  load: 'eager',
  opens: ['bindery-interaction-thing', 'bindery-extra-thing'],
  attributes: {},
  render: lit(pressable),
})
