import { defineWidget } from '@bindery/element/define.ts'
import { formHandOver } from '@bindery/element/hand-over/form-hand-over.ts'
import { react } from '@bindery/element/react-element.tsx'
import { NavigateRequestEvent, ReloadRequestEvent } from '@bindery/state/page/navigation.events.ts'
import {
  ProfileChangedEvent,
  RegisteredEvent,
  SignedInEvent,
} from '@bindery/state/session/session.events.ts'
import { getState } from '@bindery/state/state.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles/styles.ts'
import css from './auth-modal.css?inline'
import { createAuthModel } from './auth-modal.model.ts'
import { AuthModal } from './auth-modal.tsx'
import { authModalAttributes } from './auth-modal-attributes.ts'

export default defineWidget({
  tag: 'bindery-auth-modal',
  summary: 'The page’s modal to sign in, to register and to reset a password.',
  frequent: true,
  single: true,
  load: 'idle',
  attributes: authModalAttributes,
  events: [
    SignedInEvent,
    RegisteredEvent,
    ProfileChangedEvent,
    ReloadRequestEvent,
    NavigateRequestEvent,
  ],
  slots: {
    '': 'The fallback until the modal has loaded, such as a link to a sign-in page.',
    logo: 'A logo above the heading: an image with `hidden`, or in a `<template>`, so that the page does not show it itself.',
  },
  parts: { dialog: 'The modal.', title: 'The heading.', close: 'The close button.' },
  inLayer: true,
  marks: {
    'data-bindery-open':
      'On a link or button, also one inserted later: opens the screen sign-in, registration or forgot-password for a guest.',
  },
  model: (host) => createAuthModel(getState(), host),
  handOver: formHandOver,
  render: react(AuthModal, { styles: [...uiStyles, css], documentStyles: formStyles }),
})
