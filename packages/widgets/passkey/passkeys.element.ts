import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles.ts'
import css from './passkeys.css?inline'
import { createPasskeysModel } from './passkeys.model.ts'
import { Passkeys } from './passkeys.tsx'

export default defineWidget({
  tag: 'bindery-passkeys',
  summary:
    'The passkeys of the reader: lists them, adds one, removes one. Wants the setting passkeys.',
  load: 'visible',
  attributes: {},
  slots: { '': 'Shown until it is known who reads, and to guests: a link to sign in, say.' },
  parts: { panel: 'The whole.', title: 'Its heading.', passkey: 'A line of the list.' },
  model: (host) => createPasskeysModel(getState(), host),
  render: react(Passkeys, { styles: [...uiStyles, css], documentStyles: formStyles }),
})
