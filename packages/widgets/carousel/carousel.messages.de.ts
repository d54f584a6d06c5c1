import type { Translation } from '@bindery/state/messages/book.ts'
import type { carouselMessages } from './carousel.messages.ts'

export default {
  carousel: {
    label: 'Bilderreihe',
    carousel: 'Karussell',
    previous: 'Vorherige Folie',
    next: 'Nächste Folie',
    choose: 'Folie wählen',
    slide: 'Folie {number} von {count}',
  },
} satisfies { carousel: Translation<typeof carouselMessages> }
