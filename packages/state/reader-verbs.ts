import type { ReaderVerb } from './reader-verb.ts'

/**
 * The verbs that are done later when the session had ended, by their kind: a page need not carry the
 * tag that once began one. A verb whose `keep` keeps nothing has no line here.
 */
export const readerVerbs: Readonly<Record<string, () => Promise<ReaderVerb<unknown>>>> = {
  cart: async () => (await import('./cart-verbs.ts')).cartVerb,
  folder: async () => (await import('./folder-verbs.ts')).folderVerb,
  follow: async () => (await import('./follow-verbs.ts')).followVerb,
  gift: async () => (await import('./gift-verbs.ts')).giftVerb,
  profile: async () => (await import('./profile-update-verbs.ts')).profileUpdate,
  saved: async () => (await import('./saved-verbs.ts')).savedVerb,
}
