/** All mutants: each common fault on each call, and each rule between two answers. */
import { anyObject } from '@bindery/contract/endpoint.ts'
import { type EndpointName, endpoints } from '@bindery/contract/endpoints.ts'
import type { FindingName } from '@bindery/contract/findings.ts'
import { accountMutants } from './account-mutants.ts'
import { answer, faultsOfAnyCall } from './changes.ts'
import { contentMutants } from './content-mutants.ts'
import { corsMutants } from './cors-mutants.ts'
import { type Mutant, mutant } from './mutant.ts'
import { orderMutants } from './order-mutants.ts'
import { passkeyMutants } from './passkey-mutants.ts'
import { privacyMutants } from './privacy-mutants.ts'
import { sharingMutants } from './sharing-mutants.ts'
import { storeMutants } from './store-mutants.ts'
import { subscriptionMutants } from './subscription-mutants.ts'

/** One call of each group of the contract. */
const sampled = ['readQuota', 'register', 'readLatest', 'saveFolder', 'addToCart'] as const

/** Every call that the check makes. */
export const walked = [
  ...(['register', 'signIn', 'readProfile', 'profileModified', 'updateProfile'] as const),
  ...(['requestReset', 'resetPassword', 'readQuota', 'countReading', 'readArticle'] as const),
  ...(['readLatest', 'search', 'autoSuggest', 'readSaves', 'readList', 'readItemLists'] as const),
  ...(['readSaved', 'saveItem', 'removeSaved', 'addListItems', 'removeListItems'] as const),
  ...(['readFolders', 'saveFolder', 'removeFolder'] as const),
  ...(['readFollowedTopics', 'followTopic', 'unfollowTopic'] as const),
  ...(['giveGift', 'openGift', 'share', 'shortenUrl', 'readFolderUrl', 'readHistory'] as const),
  ...(['passkeySignInOptions', 'signInWithPasskey', 'passkeyOptions'] as const),
  ...(['addPasskey', 'listPasskeys', 'removePasskey'] as const),
  ...(['searchSubscriber', 'verifySubscription', 'registerSubscriber'] as const),
  ...(['readAddresses', 'saveAddress', 'shippingPayment'] as const),
  ...(['chooseShippingMethod', 'readOrder', 'submitOrder'] as const),
  ...(['captchaEnabled', 'readStates', 'readArchive', 'readSearch', 'readWebinars'] as const),
  ...(['readVisuals', 'readMagazine', 'readAnalyticServices', 'readAscend'] as const),
  ...(['readAscendQuota', 'readFollowing'] as const),
  ...(['readNewsletters', 'followNewsletter', 'unfollowNewsletter'] as const),
  ...([
    'readCart',
    'checkCart',
    'addToCart',
    'changeCart',
    'removeFromCart',
    'applyPromoCode',
  ] as const),
] as const satisfies readonly EndpointName[]

/** Faults that break any call, also one that returns nothing. */
const failures = faultsOfAnyCall.filter(([what]) =>
  ['fails', 'does not exist', 'redirects to a login', 'hangs'].includes(what),
)

/** Calls that a server may do without, or to which 404 is a right answer. */
const optional: readonly EndpointName[] = [
  'captchaEnabled',
  'readStates',
  'readArchive',
  'readSearch',
  'readWebinars',
  'readVisuals',
  'readMagazine',
  'readAnalyticServices',
  'readAscend',
  'readAscendQuota',
  'readFollowing',
  'searchSubscriber',
  'verifySubscription',
  'saveAddress',
  'openGift',
  'readArticle',
  'passkeySignInOptions',
]

/** Only `--orders` places an order. */
const ordering = (name: EndpointName) => (name === 'submitOrder' ? ({ orders: true } as const) : {})

const isSampled = (name: EndpointName) => (sampled as readonly EndpointName[]).includes(name)

const failing = walked
  .filter((name) => !isSampled(name))
  .flatMap((name) =>
    failures
      .filter(([, , finding]) => finding !== 'not-found' || !optional.includes(name))
      .map(([what, change, finding]) =>
        mutant(name, what, change, finding as FindingName, ordering(name)),
      ),
  )

/** The answer of a proxy lacks the CORS headers, too. Its status is the cause. */
const failingElsewhere = walked.map((name) =>
  mutant(name, 'fails for pages of another origin', answer(502, '<html>'), 'server-error', {
    crossOrigin: true,
    ...ordering(name),
  }),
)

export const mutants: readonly Mutant[] = [
  ...sampled.flatMap((name) =>
    faultsOfAnyCall
      // A call that returns nothing succeeds without a body.
      .filter(([, , finding]) => finding !== 'reply-empty' || endpoints[name].output !== anyObject)
      .map(([what, change, finding]) => mutant(name, what, change, finding as FindingName)),
  ),
  ...failing,
  ...failingElsewhere,
  ...corsMutants,
  ...accountMutants,
  ...privacyMutants,
  ...contentMutants,
  ...sharingMutants,
  ...passkeyMutants,
  ...subscriptionMutants,
  ...orderMutants,
  ...storeMutants,
]
