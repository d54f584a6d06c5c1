import type { Access } from './reader.ts'

// What the site says of an article that is not open to everybody.

export const meterTexts: Readonly<Record<'free' | 'metered', string>> = {
  free: 'This article is free to read, and does not count towards your monthly articles.',
  metered: 'A free account opens four subscriber articles a month; this is one of them.',
}

export const giftText =
  'Somebody has given you this article. It is yours to read, and does not count towards your monthly articles.'

export const gateTexts: Readonly<Record<Exclude<Access, 'open' | 'gift'>, string>> = {
  guest: 'The rest of this article is for readers with an account, which is free.',
  spent: 'You have read the articles that your account opens this month.',
  unknown: 'We could not look your account up just now. Please load the page again in a minute.',
}
