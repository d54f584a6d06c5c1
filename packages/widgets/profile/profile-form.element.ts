import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { lightStyle } from '@bindery/ui/important.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles.ts'
import { createProfileModel } from './profile.model.ts'
import css from './profile-form.css?inline'
import { ProfileForm } from './profile-form.tsx'
import light from './profile-light.css?inline'

export default defineWidget({
  tag: 'bindery-profile-form',
  summary: "The reader's name, email address, job title, company size and industry, to be changed.",
  // Not only when it is seen: who goes by Tab, or looks for a word on the page, finds it.
  load: 'idle',
  opens: ['bindery-auth-modal'],
  attributes: {},
  events: {
    'bindery-profile-changed': {
      detail: '{ user: User }',
      description: 'The profile has been saved.',
    },
    'bindery-sign-in-request': {
      detail: '{ screen: string; reason: string | null }',
      cancelable: true,
      description: 'The auth modal is about to open; cancel it to use a login of your own.',
    },
  },
  slots: { '': 'Shown until it is known who is reading, and where the script does not run.' },
  parts: {
    box: 'All of it.',
    facts: 'What is shown and not changed: subscription, focus skills, addresses.',
  },
  model: (host) => createProfileModel(getState(), host),
  render: react(ProfileForm, {
    styles: [...uiStyles, css],
    documentStyles: [...formStyles, lightStyle(light)],
  }),
})
