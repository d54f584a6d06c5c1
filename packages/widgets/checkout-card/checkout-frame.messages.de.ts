import type { Translation } from '@bindery/state/messages.ts'
import type { frameMessages } from './checkout-frame.messages.ts'

export default {
  checkoutFrame: {
    title: 'Anmelden oder Konto anlegen, um zur Kasse zu gehen',
    waiting: 'Wird geladen …',
    silent:
      'Das Formular antwortet nicht. Wenn Sie unten keines sehen, versuchen Sie es noch einmal oder öffnen Sie es auf einer eigenen Seite.',
    again: 'Noch einmal versuchen',
    apart: 'Auf einer eigenen Seite öffnen',
  },
} satisfies { checkoutFrame: Translation<typeof frameMessages> }
