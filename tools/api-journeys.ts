/** The pages of docs/api: what readers do, with the calls of each. */
import type { EndpointName } from '@bindery/contract/endpoints.ts'

export interface ApiPage {
  /** Name of the file in docs/api, without `.md`. */
  readonly file: string
  readonly title: string
  /** What happens, in the order in which it happens. */
  readonly intro: string
  readonly calls: readonly EndpointName[]
}

export const apiPages: readonly ApiPage[] = [
  {
    file: 'reader',
    title: 'Who is reading',
    intro:
      'Every page asks once who is reading. The answer is cached in the browser: while `Last-Modified` and `ETag` of the `HEAD` request are those of the cached profile, the profile is not read again. A 401, or the status `guest`, is a guest. If the call fails, the page shows what a guest sees and asks again.',
    calls: ['readProfile', 'profileModified', 'userRef'],
  },
  {
    file: 'sign-in',
    title: 'Sign in and sign out',
    intro:
      'The reader sends the form. With a captcha key the form asks whether a token is needed. Your server answers the sign-in and sets the cookie of the session. Then the page reads the profile ([readProfile](reader.md#readprofile)): a reader who is still a guest is told that the browser keeps no cookies. To sign out, the browser goes to the logout path.',
    calls: ['signIn', 'captchaEnabled', 'signOut', 'userServiceLogout'],
  },
  {
    file: 'register',
    title: 'Create an account',
    intro:
      'The reader sends the form, and is signed in with the answer. The form accepts a password of at least 10 characters with a digit, a lowercase and an uppercase letter, one of @ ! # $ % ^ & + = and no space; your server checks it again, and may ask for more. The page then looks whether a subscription belongs to the e-mail ([searchSubscriber](subscription.md#searchsubscriber)) and reads the profile.',
    calls: ['register'],
  },
  {
    file: 'password',
    title: 'Reset and change a password',
    intro:
      'The reader asks for a mail. The answer is the same whether or not the e-mail has an account. The link in the mail leads to a page with the token, which sets the new password and ends every session of the reader. A signed-in reader changes the password with the current one.',
    calls: ['requestReset', 'resetPassword', 'changePassword', 'forgotPassword'],
  },
  {
    file: 'profile',
    title: 'Change the profile',
    intro:
      'The form sends the fields that the reader has changed, with the `Last-Modified` of the profile that they saw. If the profile is newer, nothing is changed: the form reads the profile again and shows where both differ.',
    calls: ['updateProfile'],
  },
  {
    file: 'passkeys',
    title: 'Passkeys',
    intro:
      'Only with the setting `passkeys`. Options and credentials have the JSON format of WebAuthn Level 3. A sign-in asks for a challenge, has the browser sign it, and sends the proof. A reader adds and removes passkeys in their account.',
    calls: [
      'passkeySignInOptions',
      'signInWithPasskey',
      'listPasskeys',
      'passkeyOptions',
      'addPasskey',
      'removePasskey',
    ],
  },
  {
    file: 'subscription',
    title: 'Connect a subscription',
    intro:
      'A subscriber without a web account is found by e-mail and account number, chooses a password, and is signed in. After the purchase of a subscription, the page activates it and reports the transaction to analytics.',
    calls: [
      'searchSubscriber',
      'verifySubscription',
      'registerSubscriber',
      'checkoutComplete',
      'transactionComplete',
    ],
  },
  {
    file: 'meter',
    title: 'The meter and the paywall',
    intro:
      'The meter is read, and an opened article is counted once. `granted` decides whether the paywall opens. Hide the rest of a closed article on your server: what is in the HTML can be read. The paywall can load the rest itself, with [readArticle](#readarticle). `readQuota` alone is enough if your server counts. A guest has a meter of their own, which you keep by a cookie, or gets `unauthenticated`.',
    calls: ['readQuota', 'countReading', 'readAscendQuota', 'countAscendReading', 'readArticle'],
  },
  {
    file: 'save',
    title: 'Save',
    intro:
      'One call tells all buttons of a page which items are saved. A press saves the item and shows it at once; if your server refuses, the change is rolled back. The flyout then puts the item into [folders](folders.md).',
    calls: [
      'readSaved',
      'saveItem',
      'removeSaved',
      'readItemLists',
      'addListItems',
      'removeListItems',
      'addListItem',
      'removeListItem',
    ],
  },
  {
    file: 'folders',
    title: 'Folders',
    intro:
      'A reader makes, renames, deletes and shares folders. The folder of a request is named by its id, a folder to share by its name.',
    calls: ['readFolders', 'saveFolder', 'removeFolder', 'readFolderUrl', 'readSharedFolder'],
  },
  {
    file: 'library',
    title: 'My Library',
    intro:
      'The tabs of My Library are streams of the reader: what is saved, what is in a folder, what is new in followed topics, and what the reader has done. Pages are counted from 0.',
    calls: ['readSaves', 'readList', 'readFollowing', 'readHistory'],
  },
  {
    file: 'follow',
    title: 'Follow',
    intro:
      'A button follows a topic, a newsletter ([newsletters](newsletters.md)) or a marketing campaign. It changes at once and is rolled back if your server refuses.',
    calls: [
      'readFollowedTopics',
      'followTopic',
      'unfollowTopic',
      'followCampaign',
      'unfollowCampaign',
    ],
  },
  {
    file: 'newsletters',
    title: 'Newsletters',
    intro:
      'The list needs no session. A reader signs up with a press, a guest with an e-mail. The form of an author takes an e-mail of anybody.',
    calls: [
      'readNewsletters',
      'followNewsletter',
      'unfollowNewsletter',
      'unfollowAll',
      'unsubscribeByEmail',
      'subscribe',
    ],
  },
  {
    file: 'streams',
    title: 'Streams',
    intro:
      'A stream is a list of content in pages, counted from 0. `page.last` decides whether there is a button for more. Everybody may read these streams.',
    calls: [
      'readLatest',
      'readSearch',
      'readWebinars',
      'readVisuals',
      'readMagazine',
      'readAnalyticServices',
      'readAscend',
    ],
  },
  {
    file: 'search',
    title: 'Search',
    intro:
      'While a reader types, suggestions appear after three characters. The page of results sends the words, the filters and the order.',
    calls: ['autoSuggest', 'search'],
  },
  {
    file: 'archive',
    title: 'The archive',
    intro: 'The picker reads all years with their issues. The page of an issue reads its contents.',
    calls: ['readArchive', 'readIssue'],
  },
  {
    file: 'share',
    title: 'Share',
    intro:
      'A reader shares a page by mail or on a network. A guest names their own e-mail. Only pages of your site are mailed or shortened.',
    calls: ['share', 'shortenUrl'],
  },
  {
    file: 'gift',
    title: 'Give an article',
    intro:
      'The button makes a link that opens one article for anybody. Your back end asks whether the link is valid before it sends the article.',
    calls: ['giveGift', 'openGift'],
  },
  {
    file: 'product',
    title: 'A product',
    intro:
      'The page of a product reads its formats, languages and prices, and puts the chosen one into the [cart](cart.md).',
    calls: ['readAvailabilities'],
  },
  {
    file: 'cart',
    title: 'The cart',
    intro:
      'Every change returns the whole cart. Amounts are decimals, such as `48.85`. A guest has a cart by a cookie of their own; after a sign-in its lines are added to the cart of the reader. The cached cart is used while the etag of the `HEAD` request is the same.',
    calls: [
      'readCart',
      'checkCart',
      'addToCart',
      'changeCart',
      'removeFromCart',
      'estimateCart',
      'applyPromoCode',
    ],
  },
  {
    file: 'checkout',
    title: 'Checkout and orders',
    intro:
      'A signed-in reader chooses an address, a shipping method and a payment, looks at the order once more, and places it. The key in `Idempotency-Key` makes a second attempt harmless. The list of orders is the stream [readHistory](library.md#readhistory) with the filter `ordered`.',
    calls: [
      'readAddresses',
      'saveAddress',
      'readStates',
      'shippingPayment',
      'chooseShippingMethod',
      'submitOrder',
      'readOrder',
    ],
  },
]

/** The page and the heading of a call, from the folder docs. */
export const pageOfCall = (name: string): string => {
  const found = apiPages.find(({ calls }) => calls.some((each) => each === name))
  return `api/${found?.file}.md#${name.toLowerCase()}`
}
