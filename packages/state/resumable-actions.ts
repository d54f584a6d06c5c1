import type { ActionRegistry } from './session/action-runner.ts'

/**
 * The actions that can run after sign-in, by kind. They run even if the page no longer has the tag that
 * started them. An action that stores nothing has no line here.
 */
export const resumableActions: ActionRegistry = {
  cart: async () => (await import('./cart/cart-action.ts')).cartAction,
  folder: async () => (await import('./library/folders.ts')).folderAction,
  follow: async () => (await import('./follows/follow-action.ts')).followAction,
  gift: async () => (await import('./articles/gift.ts')).giftAction,
  profile: async () => (await import('./account/profile-update.ts')).profileUpdate,
  saved: async () => (await import('./library/saved-action.ts')).savedAction,
}
