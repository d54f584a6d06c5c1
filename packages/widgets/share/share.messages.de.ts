import type { Translation } from '@bindery/state/messages/book.ts'
import { fieldWords } from '@bindery/state/messages/field.messages.de.ts'
import { unreachable } from '@bindery/state/messages/phrases.de.ts'
import type {
  shareButtonMessages,
  shareFlyoutMessages,
  shareListButtonMessages,
  shareListFlyoutMessages,
  shareMailMessages,
  shareMessages,
  videoEmbedButtonMessages,
  videoEmbedFlyoutMessages,
} from './share.messages.ts'

export default {
  share: {
    onTwitter: 'Auf X teilen',
    onFacebook: 'Auf Facebook teilen',
    onLinkedIn: 'Auf LinkedIn teilen',
    newWindow: 'Öffnet ein neues Fenster.',
  },
  'share-button': {
    share: 'Teilen',
    about: 'Teilen: {title}',
  },
  'share-list-button': {
    share: 'Liste teilen',
    about: 'Liste teilen: {list}',
  },
  'video-embed-button': {
    embed: 'Einbetten',
    about: 'Einbetten: {title}',
  },
  'share-flyout': {
    title: 'Teilen',
    close: 'Schließen',
    ways: 'Möglichkeiten zum Teilen',
    url: 'URL',
    facebook: 'Facebook',
    twitter: 'X',
    linkedin: 'LinkedIn',
    link: 'Link',
    copy: 'Link kopieren',
    copied: 'Der Link wurde kopiert.',
    refused:
      'Ihr Browser lässt uns nicht kopieren. Der Link ist markiert: Drücken Sie Strg+C oder, am Mac, ⌘C.',
    shorten: 'Kurzen Link verwenden',
    short: 'Jetzt steht hier der kurze Link.',
    notShort: 'Ein kurzer Link ist gerade nicht verfügbar. Der lange funktioniert genauso.',
    shareOn: 'Auf {network} teilen',
    newWindow: 'Öffnet ein neues Fenster.',
    blocked: 'Ihr Browser hat das Fenster von {network} blockiert.',
    openTab: '{network} in einem neuen Tab öffnen',
    byMail: 'E-Mail',
    device: 'Mit einer anderen App teilen',
    deviceFailed: 'Ihr Gerät konnte dies nicht teilen. Kopieren Sie den Link.',
  },
  'share-list-flyout': {
    title: '„{list}“ teilen',
    close: 'Schließen',
    link: 'Link zur Liste',
    copy: 'Link kopieren',
    copied: 'Der Link wurde kopiert.',
    refused:
      'Ihr Browser lässt uns nicht kopieren. Der Link ist markiert: Drücken Sie Strg+C oder, am Mac, ⌘C.',
    waiting: 'Einen Augenblick …',
    gone: 'Eine Liste mit diesem Namen gibt es nicht mehr.',
    again: 'Noch einmal versuchen',
    byMail: 'E-Mail',
    reason: 'um „{list}“ zu teilen',
  },
  'video-embed-flyout': {
    title: 'Dieses Video einbetten',
    close: 'Schließen',
    code: 'Code zum Einbetten',
    hint: 'Fügen Sie diesen Code in Ihre Seite ein.',
    copy: 'Code kopieren',
    copied: 'Der Code wurde kopiert.',
    refused:
      'Ihr Browser lässt uns nicht kopieren. Der Code ist markiert: Drücken Sie Strg+C oder, am Mac, ⌘C.',
  },
  'share-mail': {
    form: 'Per E-Mail teilen',
    from: 'Ihre E-Mail-Adresse',
    to: 'An',
    toHint: 'E-Mail-Adressen, durch Kommas getrennt',
    message: 'Nachricht (freiwillig)',
    submit: 'Senden',
    ...fieldWords,
    tooMany: 'Bitte geben Sie höchstens {most} E-Mail-Adressen ein.',
    foreign: 'Diese Seite lässt sich nicht per E-Mail teilen.',
    shared: 'Geteilt über {provider}',
    unreachable,
  },
} satisfies {
  share: Translation<typeof shareMessages>
  'share-button': Translation<typeof shareButtonMessages>
  'share-list-button': Translation<typeof shareListButtonMessages>
  'video-embed-button': Translation<typeof videoEmbedButtonMessages>
  'share-flyout': Translation<typeof shareFlyoutMessages>
  'share-list-flyout': Translation<typeof shareListFlyoutMessages>
  'video-embed-flyout': Translation<typeof videoEmbedFlyoutMessages>
  'share-mail': Translation<typeof shareMailMessages>
}
