import type { EndpointName } from './endpoints.ts'

// Which calls of the API each tag makes. The docs, the manifest and `bindery check --tags` read it; it has no place in
// what a page loads. A test holds it to the sources of the tags (`tools/tag-calls.ts`).

export interface TagCalls {
  /** Calls without which the tag does not do what it is for. */
  readonly needs: readonly EndpointName[]
  /** Calls that the tag can do without: `withoutCall` says what happens then. */
  readonly optional: readonly EndpointName[]
}

/** What happens where a server lacks an optional call. */
export const withoutCall = {
  profileModified: 'Every page reads the whole profile.',
  captchaEnabled:
    'With a captcha key, every form asks for a token. Without a key the call is never made.',
  searchSubscriber: 'A subscriber who registers is not led to the registration for subscribers.',
  userServiceLogout: 'Made only if the setting `user-service` names a service.',
  updateProfile: 'The questions after a registration cannot be answered.',
  passkeySignInOptions: 'Made only with the setting `passkeys`.',
  signInWithPasskey: 'Made only with the setting `passkeys`.',
  requestReset: 'A forgotten password cannot be reset.',
  register: 'No account can be created; link your own page with the setting `paths`.',
  registerSubscriber: 'The sign-up data is not stored. The subscriber is signed in all the same.',
  readSaved: 'The button says “Save” for what is saved already.',
  readItemLists: 'The folders of an item are not ticked until they change.',
  removeSaved: 'Nothing can be removed from My Library.',
  addListItems: 'Items are saved, but not into folders.',
  removeListItems: 'Items stay in their folders.',
  saveFolder: 'No folder can be made or renamed.',
  removeFolder: 'No folder can be deleted.',
  readFollowing: 'The tab “Following” says that something went wrong.',
  readHistory: 'The tab “Activity” says that something went wrong.',
  readFollowedTopics: 'Topics go by their names in the profile.',
  followTopic: 'Made only for topics.',
  unfollowTopic: 'Made only for topics.',
  followNewsletter: 'Made only for newsletters.',
  unfollowNewsletter: 'Made only for newsletters.',
  followCampaign: 'Made only for marketing campaigns.',
  unfollowCampaign: 'Made only for marketing campaigns.',
  unfollowAll: '“Unsubscribe from all” says that something went wrong.',
  readQuota: 'No number of free articles is shown.',
  countReading: 'The page counts nothing: your server counts an article when it sends it.',
  readAscendQuota: 'Made only for the Ascend meter.',
  countAscendReading: 'Made only for the Ascend meter.',
  readArticle:
    'The rest of a shortened article cannot be shown. Not made where the page has the whole one.',
  share: 'No mail is sent; shares on networks are not in the reader’s history.',
  shortenUrl: 'Only the long address can be copied.',
  readFolderUrl: 'The address of a list cannot be shared.',
  readList: 'Made only for the stream `list`, and for the folders of My Library.',
  readSaves: 'Made only for the stream `saves`.',
  readLatest: 'Made only for the stream `latest`, the default.',
  readSearch: 'Made only for the stream `search`.',
  readWebinars: 'Made only for the stream `webinars`.',
  readVisuals: 'Made only for the stream `visual-library`.',
  readMagazine: 'Made only for the stream `magazine`.',
  readAnalyticServices: 'Made only for the stream `hbr-analytic-services`.',
  readAscend: 'Made only for the stream `ascend`.',
  search: 'Made only on a page of search results.',
  saveItem: 'Nothing can be saved from the list.',
  readAddresses: 'The profile does not show the reader’s addresses.',
  checkCart: 'Every page reads the whole cart.',
  readCart: 'The cart is not in the data layer of analytics.',
  addToCart: 'Nothing can be put into the cart from here.',
  estimateCart: 'No estimate of tax and postage.',
  applyPromoCode: 'No promo code is accepted.',
  readStates: 'No list of states to choose from: your server checks what the reader has entered.',
  readOrder: 'After a lost answer a reader cannot see whether the order was placed.',
  readAvailabilities: 'The confirmation suggests no other products.',
  checkoutComplete: 'Made only on the page after the purchase of a subscription.',
  transactionComplete: 'Made only on the page after the purchase of a subscription.',
  addPasskey: 'No passkey can be added.',
  passkeyOptions: 'No passkey can be added.',
} as const satisfies Partial<Record<EndpointName, string>>

type Optional = keyof typeof withoutCall

const calls = (needs: readonly EndpointName[], optional: readonly Optional[] = []): TagCalls => ({
  needs,
  optional,
})

/** The calls of a tag that knows the reader. */
const reader = (
  needs: readonly EndpointName[] = [],
  optional: readonly Optional[] = [],
): TagCalls => calls(['readProfile', ...needs], ['profileModified', ...optional])

const none = calls([])
const organizing = reader(
  ['saveItem', 'readFolders', 'addListItems', 'removeListItems'],
  ['readSaved', 'readItemLists', 'saveFolder', 'removeSaved'],
)
const saving = reader(['saveItem'], ['readSaved', 'readItemLists', 'removeSaved'])
const cartBadge = reader(['readCart'], ['checkCart'])
const streams: readonly Optional[] = [
  'readLatest',
  'readSearch',
  'readWebinars',
  'readVisuals',
  'readMagazine',
  'readAnalyticServices',
  'readAscend',
  'readSaves',
  'readList',
  'readHistory',
  'readFollowing',
  'search',
]
const follows: readonly Optional[] = [
  'readFollowedTopics',
  'followTopic',
  'unfollowTopic',
  'followNewsletter',
  'unfollowNewsletter',
  'followCampaign',
  'unfollowCampaign',
]
const meter: readonly Optional[] = ['readAscendQuota', 'countReading', 'countAscendReading']

/** The calls of each tag. Gates, help and layout make none. */
export const tagCalls: Readonly<Record<`bindery-${string}`, TagCalls>> = {
  'bindery-account-menu': reader(['signOut'], ['userServiceLogout']),
  'bindery-add-to-cart': reader(['addToCart'], ['readCart', 'checkCart']),
  'bindery-add-to-cart-modal': reader([], ['readCart', 'checkCart', 'readAvailabilities']),
  'bindery-archive-picker': calls(['readArchive']),
  'bindery-auth-modal': reader(
    ['signIn'],
    [
      'register',
      'requestReset',
      'captchaEnabled',
      'searchSubscriber',
      'updateProfile',
      'passkeySignInOptions',
      'signInWithPasskey',
    ],
  ),
  'bindery-bulk-discard-flyout': reader(
    ['removeSaved', 'removeListItems'],
    ['readSaved', 'saveItem', 'addListItems'],
  ),
  'bindery-bulk-organize-flyout': reader(
    ['readFolders', 'addListItems', 'removeListItems'],
    ['readSaved'],
  ),
  'bindery-carousel': none,
  'bindery-cart': reader(
    ['readCart', 'changeCart', 'removeFromCart'],
    ['checkCart', 'applyPromoCode', 'estimateCart', 'readStates'],
  ),
  'bindery-cart-badge': cartBadge,
  'bindery-change-password': reader(['changePassword']),
  'bindery-checkout': reader(
    [
      'readCart',
      'shippingPayment',
      'chooseShippingMethod',
      'readAddresses',
      'saveAddress',
      'submitOrder',
    ],
    ['checkCart', 'readStates', 'readOrder', 'applyPromoCode'],
  ),
  'bindery-checkout-card': reader(['signIn'], ['register', 'requestReset', 'captchaEnabled']),
  'bindery-checkout-frame': reader(),
  'bindery-follow-button': reader([], follows),
  'bindery-forgot-password-card': calls(['requestReset'], ['captchaEnabled']),
  'bindery-gift-button': reader(['giveGift']),
  'bindery-gift-flyout': reader(['giveGift']),
  'bindery-header-menu': none,
  'bindery-help-button': none,
  'bindery-help-flyout': none,
  'bindery-issue-contents': calls(['readIssue']),
  'bindery-live-chat': none,
  'bindery-mb-signup': reader(['subscribe']),
  'bindery-mini-cart': cartBadge,
  'bindery-mini-cart-flyout': reader(['readCart'], ['checkCart']),
  'bindery-my-library': reader(
    ['readSaves', 'readFolders'],
    [
      'readList',
      'readHistory',
      'readFollowing',
      'readSaved',
      'saveItem',
      'removeSaved',
      'removeListItems',
      'addListItems',
      'saveFolder',
      'removeFolder',
      'readFollowedTopics',
      'unfollowTopic',
    ],
  ),
  'bindery-newsletter-list': reader(
    ['readNewsletters', 'followNewsletter', 'unfollowNewsletter'],
    ['unfollowAll', 'followCampaign', 'unfollowCampaign'],
  ),
  'bindery-notification-flyout': none,
  'bindery-order-history': reader(['readHistory']),
  'bindery-organize-button': reader([], ['readSaved']),
  'bindery-organize-flyout': organizing,
  'bindery-passkeys': reader(['listPasskeys', 'removePasskey'], ['passkeyOptions', 'addPasskey']),
  'bindery-paywall': reader(['readQuota'], [...meter, 'readArticle']),
  'bindery-persistent-banner': reader([], ['readQuota']),
  'bindery-price': none,
  'bindery-product-options': reader(['readAvailabilities'], ['addToCart', 'readCart', 'checkCart']),
  'bindery-profile-form': reader(['updateProfile'], ['readAddresses']),
  'bindery-prompt-flyout': reader(),
  'bindery-quota-meter': reader(['readQuota'], meter),
  'bindery-registration-confirmation': reader(),
  'bindery-reset-password': reader(['resetPassword'], ['requestReset', 'captchaEnabled']),
  'bindery-save-button': saving,
  'bindery-save-flyout': organizing,
  'bindery-search': reader(['autoSuggest']),
  'bindery-share-button': none,
  'bindery-share-flyout': reader([], ['share', 'shortenUrl', 'readFolderUrl']),
  'bindery-share-list-button': none,
  'bindery-share-list-flyout': reader(['readFolderUrl'], ['share']),
  'bindery-site': reader([], ['readCart', 'checkCart', 'checkoutComplete', 'transactionComplete']),
  'bindery-social-link': reader([], ['share']),
  'bindery-stream': reader([], [...streams, 'readSaved', 'saveItem', 'removeSaved']),
  'bindery-subscriber-lookup': reader(
    ['searchSubscriber', 'verifySubscription'],
    ['registerSubscriber', 'captchaEnabled'],
  ),
  'bindery-subscriber-registration': reader(
    ['searchSubscriber', 'verifySubscription'],
    ['registerSubscriber', 'captchaEnabled'],
  ),
  'bindery-video-embed-button': none,
  'bindery-video-embed-flyout': none,
}
