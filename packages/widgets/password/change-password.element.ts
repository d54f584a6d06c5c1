import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles.ts'
import { createChangeModel } from './change-password.model.ts'
import { ChangePassword } from './change-password.tsx'
import css from './password.css?inline'

export default defineWidget({
  tag: 'bindery-change-password',
  summary: 'Changes the password of the reader, who gives the current one.',
  // Not only when it is seen: who goes by Tab, or looks for a word on the page, finds it.
  load: 'idle',
  opens: ['bindery-auth-modal'],
  attributes: {},
  events: {
    'bindery-sign-in-request': {
      detail: '{ screen: string; reason: string | null }',
      cancelable: true,
      description: 'The auth modal is about to open; cancel it to use a login of your own.',
    },
  },
  slots: { '': 'Shown until it is known who is reading, and where the script does not run.' },
  parts: { box: 'All of it.' },
  model: (host) => createChangeModel(getState(), host),
  render: react(ChangePassword, { styles: [...uiStyles, css], documentStyles: formStyles }),
})
