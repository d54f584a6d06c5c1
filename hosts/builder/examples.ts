/**
 * For each tag an example that works on the mock API: its attributes, what a page shows without script, and elements
 * of the page that the tag refers to. A test holds every tag to a row.
 */

export interface Example {
  readonly attributes?: Readonly<Record<string, string>>
  /** HTML between the tag's ends: it stays if the script does not run. */
  readonly fallback?: string
  /** HTML of the page before the tag, such as the button that a flyout is anchored to. */
  readonly before?: string
  /** The boolean setting without which the tag shows nothing. */
  readonly setting?: 'passkeys'
  /** The preview's first reader, if a guest would see nothing. */
  readonly reader?: 'registered' | 'good'
  /** What only the preview's page has: HTML before the tag, or a product in the cart. */
  readonly page?: string
  readonly cart?: true
  /** What the tag needs and the preview does not have. The preview then shows the fallback alone. */
  readonly needs?: string
}

const path = '/2026/11/the-meeting-that-decides-nothing'
const title = 'The Meeting That Decides Nothing'
const item = {
  'item-id': 'the-meeting-that-decides-nothing',
  'item-title': title,
  'item-url': path,
  'content-type': 'Article',
}
const shared = { 'item-url': path, 'item-title': title, summary: 'What to do with the hour.' }
const film = { 'video-id': '101', slug: 'the-quiet-handover', 'video-title': 'The Quiet Handover' }
const help =
  '<template id="help-articles"><h2>How we count articles</h2><p>A free account opens four a month.</p></template>'

/** A flyout that the page opens itself, beside a button of its own. */
const flyout = (attributes: Readonly<Record<string, string>> = {}, before = ''): Example => ({
  attributes: { open: '', anchor: 'my-button', ...attributes },
  before: `<button id="my-button" type="button">My own button</button>${before}`,
  reader: 'registered',
})
/** A carted product, so that there is something to change and to buy. */
const withCart = { cart: true } as const
const withText = (text: string, more: Example = {}): Example => ({
  ...more,
  fallback: `<p>${text}</p>`,
})
const withLink = (href: string, text: string, more: Example = {}): Example => ({
  ...more,
  fallback: `<a href="${href}">${text}</a>`,
})

export const examples: Readonly<Record<string, Example>> = {
  'bindery-account-menu': withLink('/register', 'Register'),
  'bindery-add-to-cart': withLink('/store', 'Add to Cart', {
    attributes: {
      'product-id': '10403-PBK-ENG',
      'product-url': '/product/the-quiet-half/10403-PBK-ENG',
      format: 'Paperback',
      price: '22.00',
      'product-title': 'The Quiet Half',
    },
  }),
  'bindery-add-to-cart-modal': {},
  'bindery-archive-picker': withLink('/archive-toc', 'All issues'),
  'bindery-auth-modal': { attributes: { open: '', screen: 'sign-in' } },
  'bindery-bulk-discard-flyout': flyout({ 'item-ids': item['item-id'] }),
  'bindery-bulk-organize-flyout': flyout({ 'item-ids': item['item-id'] }),
  'bindery-carousel': {
    attributes: { label: 'Most read' },
    fallback: '<p>The first slide</p><p>The second slide</p><p>The third slide</p>',
  },
  'bindery-cart': withText('What you have chosen is listed here.', withCart),
  'bindery-cart-badge': withCart,
  'bindery-change-password': withText('Sign in to change your password.', { reader: 'registered' }),
  'bindery-checkout': withText('Call us to place an order.', { reader: 'registered', ...withCart }),
  'bindery-checkout-card': {
    attributes: { 'parent-origin': 'https://www.example.com' },
    needs: 'the page around the checkout’s frame',
  },
  'bindery-checkout-frame': withLink('/register', 'Sign in first', {
    attributes: {
      src: 'https://checkout.example.com/card',
      'frame-origin': 'https://checkout.example.com',
    },
    needs: 'a checkout provider',
  }),
  'bindery-follow-button': withLink('/register', 'Follow', {
    attributes: { 'item-id': 'strategy', name: 'Strategy' },
  }),
  'bindery-forgot-password-card': withText('Call us for a new password.'),
  'bindery-gift-button': { attributes: { url: path }, reader: 'good' },
  'bindery-gift-flyout': { ...flyout({ url: path }), reader: 'good' },
  'bindery-header-menu': {
    attributes: { label: 'Menu' },
    fallback:
      '<a slot="button" href="/topics">Menu</a><ul slot="panel"><li><a href="/topic/strategy">Strategy</a></li><li><a href="/store">Store</a></li></ul>',
  },
  'bindery-help-button': withLink('/subscriber-help', 'Help', {
    attributes: { 'help-id': 'help-articles' },
    before: help,
  }),
  'bindery-help-flyout': flyout({ 'help-id': 'help-articles' }, help),
  'bindery-issue-contents': withLink('/archive-toc/BR2511', 'The issue of November 2025', {
    attributes: { issue: 'BR2511' },
  }),
  'bindery-live-chat': withLink('mailto:help@example.com', 'Write to us', {
    attributes: { src: 'https://chat.example.com/loader.js', global: 'ExampleChat' },
    needs: 'a chat provider',
  }),
  'bindery-mb-signup': withText('Write to us, and we put you on the list.', {
    attributes: { author: 'Amara Obi' },
  }),
  'bindery-mini-cart': withLink('/shopping-cart', 'Cart', withCart),
  'bindery-mini-cart-flyout': { ...flyout(), ...withCart },
  'bindery-my-library': withText('Sign in to see your library.', { reader: 'registered' }),
  'bindery-newsletter-list': withLink('/email-newsletters', 'Our newsletters'),
  'bindery-notification-flyout': { ...flyout(), fallback: 'Your settings are saved.' },
  'bindery-order-history': withText('Sign in to see your orders.', { reader: 'registered' }),
  'bindery-organize-button': withLink('/my-library', 'My Library', {
    attributes: item,
    reader: 'registered',
  }),
  'bindery-organize-flyout': flyout(item),
  'bindery-passkeys': withText('Sign in to see your passkeys.', {
    setting: 'passkeys',
    reader: 'registered',
  }),
  'bindery-paywall': {
    attributes: { 'article-path': path },
    fallback:
      '<div slot="teaser"><p>The first paragraphs of the article, which everybody may read.</p></div><p><a href="/register">Register</a> to go on reading.</p>',
  },
  'bindery-persistent-banner': withText('Read without counting: subscribe.', {
    page: `<article>${'<p>A paragraph of the article. Scroll on: the banner comes when its reader has begun.</p>'.repeat(40)}</article>`,
  }),
  'bindery-price': { attributes: { amount: '22.00' }, fallback: '$22.00' },
  'bindery-product-options': withText('Paperback, $22.00', {
    attributes: { 'product-id': '10403-PBK-ENG' },
  }),
  'bindery-profile-form': withText('Sign in to see your profile.', { reader: 'registered' }),
  'bindery-prompt-flyout': { ...flyout(), reader: 'registered' },
  'bindery-quota-meter': withText('An account opens four articles a month.', {
    reader: 'registered',
  }),
  'bindery-registration-confirmation': {
    attributes: { open: '', email: 'reader@example.com' },
  },
  'bindery-reset-password': withText('Call us for a new password.', {
    attributes: { token: 'from-the-mail' },
  }),
  'bindery-save-button': withLink('/my-library', 'My Library', { attributes: item }),
  'bindery-save-flyout': flyout(item),
  'bindery-search': {
    attributes: { placeholder: 'Words, authors, topics' },
    fallback:
      '<form action="/search" role="search"><input type="search" name="q" aria-label="Search the site"><button>Search</button></form>',
  },
  'bindery-share-button': withLink(`mailto:?body=${path}`, 'Share', { attributes: shared }),
  'bindery-share-flyout': flyout(shared),
  'bindery-share-list-button': {
    attributes: { list: 'Strategy 2026' },
    reader: 'registered',
  },
  'bindery-share-list-flyout': flyout({ list: 'Strategy 2026' }),
  'bindery-site': { attributes: { paywall: '', 'page-type': 'article' } },
  'bindery-social-link': withLink('https://www.linkedin.com/', 'LinkedIn', {
    attributes: { network: 'linkedin', url: path },
  }),
  'bindery-stream': withLink('/the-latest', 'The latest articles', {
    attributes: { 'page-size': '5' },
  }),
  'bindery-subscriber-lookup': withText('Call us to look your subscription up.'),
  'bindery-subscriber-registration': withText('Call us to connect your subscription.'),
  'bindery-video-embed-button': withLink('/video/101/the-quiet-handover', 'Embed', {
    attributes: film,
  }),
  'bindery-video-embed-flyout': flyout(film),
}

/** The HTML of a page before the tag: its settings, and elements that the tag refers to. */
export const beforeTag = ({ setting, before = '' }: Example): string =>
  setting ? `<bindery-site ${setting}></bindery-site>${before}` : before

/** The example of a tag. */
export const exampleOf = (tag: string): Example => examples[tag] ?? {}
