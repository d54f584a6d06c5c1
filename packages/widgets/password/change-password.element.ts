import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { SignInRequestEvent } from '@bindery/state/page/auth-modal.events.ts'
import { getState } from '@bindery/state/state.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles/styles.ts'
import { createChangeModel } from './change-password.model.ts'
import { ChangePassword } from './change-password.tsx'
import css from './password.css?inline'

export default defineWidget({
  tag: 'bindery-change-password',
  summary: 'Changes the reader’s password. The reader enters the current one, too.',
  // Not only when visible, so that Tab and find in page reach the form.
  load: 'idle',
  opens: ['bindery-auth-modal'],
  attributes: {},
  events: [SignInRequestEvent],
  slots: { '': 'Shown until the session is known, and without the script.' },
  parts: { box: 'The whole form.' },
  states: {
    failed: {
      description: 'What the tag shows could not be read.',
      when: (view) => view.step === 'guest' && view.sessionError !== null,
    },
  },
  model: (host) => createChangeModel(getState(), host),
  render: react(ChangePassword, { styles: [...uiStyles, css], documentStyles: formStyles }),
})
