import { defineWidget } from '@bindery/element/define.ts'
import { formHandOver } from '@bindery/element/hand-over/form-hand-over.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { lightStyle } from '@bindery/ui/styles/important.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles/styles.ts'
import light from './mb-light.css?inline'
import { mbRequirable } from './mb-rules.ts'
import css from './mb-signup.css?inline'
import { createMbModel } from './mb-signup.model.ts'
import { MbSignup } from './mb-signup.tsx'

export default defineWidget({
  tag: 'bindery-mb-signup',
  summary: 'A form to sign up for the mails of an author (the MB form).',
  load: 'visible',
  attributes: {
    author: {
      type: 'string',
      description: 'Whose mails: it is named, and sent as the source.',
    },
    require: {
      type: 'list',
      values: mbRequirable,
      default: ['email'],
      description: 'Which fields must be filled in. The company is never asked for.',
    },
  },
  slots: { '': 'Shown until the form is there, and without script: another way to sign up, say.' },
  parts: { box: 'All of it.' },
  model: (host) => createMbModel(getState(), host),
  handOver: formHandOver,
  render: react(MbSignup, {
    styles: [...uiStyles, css],
    documentStyles: [...formStyles, lightStyle(light)],
  }),
})
