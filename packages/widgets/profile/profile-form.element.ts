import { defineWidget } from '@bindery/element/define.ts'
import { formHandOver } from '@bindery/element/hand-over/form-hand-over.ts'
import { react } from '@bindery/element/react-element.tsx'
import { SignInRequestEvent } from '@bindery/state/page/auth-modal.events.ts'
import { ProfileChangedEvent } from '@bindery/state/session/session.events.ts'
import { getState } from '@bindery/state/state.ts'
import { lightStyle } from '@bindery/ui/styles/important.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles/styles.ts'
import { createProfileModel } from './profile.model.ts'
import css from './profile-form.css?inline'
import { ProfileForm } from './profile-form.tsx'
import light from './profile-light.css?inline'

export default defineWidget({
  tag: 'bindery-profile-form',
  summary: 'A form for the reader’s name, e-mail address, job title, company size and industry.',
  // Not only when visible, so that Tab and find in page reach the form.
  load: 'idle',
  opens: ['bindery-auth-modal'],
  attributes: {},
  events: [ProfileChangedEvent, SignInRequestEvent],
  slots: { '': 'Shown until the session is known, and without the script.' },
  parts: {
    box: 'The whole form.',
    facts: 'The facts that the form does not change: subscription, focus skills, addresses.',
  },
  states: {
    failed: {
      description: 'What the tag shows could not be read.',
      when: (view) => view.step === 'guest' && view.sessionError !== null,
    },
  },
  model: (host) => createProfileModel(getState(), host),
  handOver: formHandOver,
  render: react(ProfileForm, {
    styles: [...uiStyles, css],
    documentStyles: [...formStyles, lightStyle(light)],
  }),
})
