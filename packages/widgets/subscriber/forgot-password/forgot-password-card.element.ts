import { defineWidget } from '@bindery/element/define.ts'
import { formHandOver } from '@bindery/element/hand-over/form-hand-over.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles/styles.ts'
import css from '../subscriber.css?inline'
import { createCardModel } from './forgot-password-card.model.ts'
import { ForgotPasswordCard } from './forgot-password-card.tsx'

export default defineWidget({
  tag: 'bindery-forgot-password-card',
  summary: 'Mails a subscriber a link to reset the password.',
  load: 'visible',
  attributes: {},
  slots: { '': 'Shown until the form is ready.' },
  parts: { panel: 'The whole panel.', title: 'The heading.' },
  model: () => createCardModel(getState()),
  handOver: formHandOver,
  render: react(ForgotPasswordCard, { styles: [...uiStyles, css], documentStyles: formStyles }),
})
