import type { Translation } from '@bindery/state/messages.ts'
import type { profileSettingsWords } from './profile-settings.messages.ts'

export default {
  'profile-settings': {
    title: 'Ihr Konto wurde angelegt.',
    lead: 'Wenn Sie mögen: Erzählen Sie uns etwas über sich',
    jobTitle: 'Position',
    companySize: 'Größe des Unternehmens',
    industry: 'Branche',
    choose: 'Bitte wählen …',
    submit: 'Absenden',
    maybeLater: 'Vielleicht später',
  },
} satisfies { 'profile-settings': Translation<typeof profileSettingsWords> }
