/** What an editor wants readers to do, and the tags that let them do it. */

export interface Goal {
  readonly name: string
  readonly tags: readonly string[]
}

export const goals: readonly Goal[] = [
  {
    name: 'Sign in and register',
    tags: [
      'bindery-account-menu',
      'bindery-auth-modal',
      'bindery-registration-confirmation',
      'bindery-reset-password',
    ],
  },
  {
    name: 'Change their account',
    tags: [
      'bindery-profile-form',
      'bindery-change-password',
      'bindery-passkeys',
      'bindery-order-history',
    ],
  },
  {
    name: 'Save articles and find them again',
    tags: ['bindery-save-button', 'bindery-organize-button', 'bindery-my-library'],
  },
  {
    name: 'Follow topics and newsletters',
    tags: ['bindery-follow-button', 'bindery-newsletter-list', 'bindery-mb-signup'],
  },
  {
    name: 'Share',
    tags: [
      'bindery-share-button',
      'bindery-social-link',
      'bindery-share-list-button',
      'bindery-video-embed-button',
    ],
  },
  { name: 'Give an article as a gift', tags: ['bindery-gift-button'] },
  {
    name: 'Meet a meter or a paywall',
    tags: ['bindery-quota-meter', 'bindery-paywall', 'bindery-persistent-banner'],
  },
  {
    name: 'Connect a print subscription',
    tags: [
      'bindery-subscriber-lookup',
      'bindery-subscriber-registration',
      'bindery-forgot-password-card',
    ],
  },
  {
    name: 'Buy',
    tags: [
      'bindery-add-to-cart',
      'bindery-product-options',
      'bindery-price',
      'bindery-mini-cart',
      'bindery-cart-badge',
      'bindery-cart',
      'bindery-checkout',
      'bindery-checkout-frame',
      'bindery-checkout-card',
    ],
  },
  {
    name: 'Search and browse',
    tags: [
      'bindery-search',
      'bindery-stream',
      'bindery-archive-picker',
      'bindery-issue-contents',
      'bindery-carousel',
      'bindery-header-menu',
    ],
  },
  { name: 'Get help', tags: ['bindery-help-button', 'bindery-live-chat'] },
  { name: 'Nothing: settings of the page', tags: ['bindery-site'] },
]

/** The goal for the tags that other tags load, and that a page may open itself. */
export const otherGoal = 'Open a panel from an element of the page'
