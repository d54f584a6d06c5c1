import type { Article } from './article.ts'
import type { Access } from './reader.ts'

// The site's texts about metered articles.

const freeText = 'This article is free to read, and does not count towards your monthly articles.'
const giftText =
  'Somebody has given you this article. It is yours to read, and does not count towards your monthly articles.'

/** Ascend articles have their own meter. */
const meterTexts: Readonly<Record<Article['meter'], string>> = {
  quota: 'A free account opens four subscriber articles a month; this is one of them.',
  ascend: 'A free account opens three Ascend articles a month; this is one of them.',
}

/** The line under an article: whether and how it counts. */
export function meterText({ metered, meter }: Article, access: Access): string {
  if (access === 'gift') return giftText
  return metered ? meterTexts[meter] : freeText
}

export const gateTexts: Readonly<Record<Exclude<Access, 'open' | 'gift'>, string>> = {
  guest: 'The rest of this article is for readers with an account, which is free.',
  spent: 'You have read the articles that your account opens this month.',
  unknown: 'We could not look your account up just now. Please load the page again in a minute.',
}
