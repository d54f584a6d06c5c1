import type { Translation } from '@bindery/state/messages/book.ts'
import { unreachable } from '@bindery/state/messages/phrases.de.ts'
import type { productMessages } from './product.messages.ts'

export default {
  product: {
    format: 'Ausgabe',
    language: 'Sprache',
    onlyAs: 'nur als {formats}',
    changed: '{format} gibt es nicht auf {before}. {language} ist gewählt.',
    price: 'Preis',
    ship: 'Kommt mit der Post',
    ebook: 'Ein E-Book, sofort verfügbar',
    bundle: 'Mehrere Teile in einem',
    digital: 'Zum Herunterladen, sofort verfügbar',
    available: 'Erhältlich ab {date}',
    volume: 'Preise für mehrere Exemplare',
    copies: 'Exemplare',
    each: 'Je Stück',
    fromTo: '{from} bis {to}',
    andMore: '{from} und mehr',
    permission: 'Mit der Erlaubnis, Kopien zu machen',
    permissionCopies: 'Anzahl der Kopien',
    permissionEach: '{price} für jede Kopie',
    permissionNeeded: 'Bitte geben Sie eine Zahl von 1 bis {most} ein.',
    together: 'Passt gut zusammen',
    togetherAdd: {
      one: '{count} Artikel in den Warenkorb',
      other: 'Alle {count} Artikel in den Warenkorb',
    },
    togetherPrice: 'Zusammen {price}',
    unknown: 'Dieses Produkt gibt es in unserem Shop nicht.',
    again: 'Noch einmal versuchen',
    unreachable,
  },
} satisfies { product: Translation<typeof productMessages> }
