import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles/styles.ts'
import css from './passkeys.css?inline'
import { createPasskeysModel } from './passkeys.model.ts'
import { Passkeys } from './passkeys.tsx'

export default defineWidget({
  tag: 'bindery-passkeys',
  summary: 'Lists the reader’s passkeys, adds one, and removes one. Requires the setting passkeys.',
  load: 'visible',
  attributes: {},
  slots: { '': 'Shown until the session is known, and to guests, such as a link to sign in.' },
  parts: { panel: 'The whole panel.', title: 'The heading.', passkey: 'An item of the list.' },
  states: {
    loading: {
      description: 'The tag waits for its content.',
      when: ({ step }) => step === 'loading',
    },
    failed: {
      description: 'What the tag shows could not be read.',
      when: ({ step }) => step === 'failed',
    },
  },
  model: (host) => createPasskeysModel(getState(), host),
  render: react(Passkeys, { styles: [...uiStyles, css], documentStyles: formStyles }),
})
