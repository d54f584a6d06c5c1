import type { Translation } from '@bindery/state/messages/book.ts'
import { fieldWords, fieldWordsName } from '@bindery/state/messages/field.messages.de.ts'
import { unreachable } from '@bindery/state/messages/phrases.de.ts'
import type { profileMessages } from './profile.messages.ts'

export default {
  profile: {
    form: 'Ihr Profil',
    displayName: 'Name',
    email: 'E-Mail-Adresse',
    jobTitle: 'Position',
    companySize: 'Größe des Unternehmens',
    industry: 'Branche',
    choose: 'Bitte wählen …',
    blank: '(leer)',
    submit: 'Profil speichern',
    saved: 'Ihr Profil wurde gespeichert.',
    unchanged: 'Es gibt keine Änderungen zu speichern.',
    ...fieldWords,
    nameRule: fieldWordsName,
    taken: 'Dieser Name ist vergeben. Wählen Sie eine andere E-Mail-Adresse.',
    clash: 'Während Sie geschrieben haben, wurde anderswo etwas geändert:',
    clashOf: '{field}: {theirs}. Hier steht {mine}.',
    keepMine: 'Behalten, was hier steht',
    takeTheirs: 'Die Änderung übernehmen',
    guest: 'Melden Sie sich an, um Ihr Profil zu sehen und zu ändern.',
    signIn: 'Anmelden',
    tryAgain: 'Noch einmal versuchen',
    subscription: 'Abonnement',
    until: 'bis {date}',
    skills: 'Schwerpunkte',
    addresses: 'Adressen',
    noAddresses: 'Ihre Adressen ließen sich nicht laden.',
    unreachable,
  },
} satisfies { profile: Translation<typeof profileMessages> }
