import { expect, test } from 'vitest'
import { cart, cartItem } from './cart.ts'
import { endpoints } from './endpoints.ts'
import { archiveYear, issue, issueLink } from './issue.ts'
import { availability, lineProduct } from './product.ts'
import { savedItem } from './saved.ts'
import { read, type Schema } from './schema.ts'
import { feedEntry } from './stream.ts'
import { user } from './user.ts'

interface Definition {
  readonly shape?: Readonly<Record<string, Schema>>
  readonly innerType?: Schema
  readonly element?: Schema
  readonly in?: Schema
}

/** The schemas of the members of an object, below defaults, lists and transforms. */
const shapeOf = (schema: Schema): Readonly<Record<string, Schema>> => {
  const { shape, innerType, element, in: before } = schema._zod.def as Definition
  if (shape) return shape
  const inner = innerType ?? element ?? before
  if (!inner) throw new Error('The schema is no object')
  return shapeOf(inner)
}

/** The schema of a member, by its path. */
const member = (schema: Schema, ...path: readonly string[]): Schema =>
  path.reduce<Schema>((at, name) => shapeOf(at)[name] as Schema, schema)

const inputOf = (name: keyof typeof endpoints): Schema => endpoints[name].input
const outputOf = (name: keyof typeof endpoints): Schema => endpoints[name].output

/** The entities of spec accounts 3 and spec content 3, with the fields that the specification names. */
const entities: readonly (readonly [string, Schema, string])[] = [
  [
    'user',
    user,
    'id guid status state firstName lastName displayName username emailAddress createdDate lastUpdatedDate lastVisitDate quota ascendQuota topics newsletters marketingCampaigns viewed subscriber tiers industry jobTitle companySize hmmEligible sptCustomAttributes leader-profile unreadFollowingCount',
  ],
  ['quota', member(user, 'quota'), 'limit count remaining'],
  ['ascend quota', member(user, 'ascendQuota'), 'limit count remaining'],
  ['topic of a user', member(user, 'topics'), 'name'],
  ['newsletter of a user', member(user, 'newsletters'), 'name'],
  ['campaign of a user', member(user, 'marketingCampaigns'), 'marketingCampaignId'],
  ['subscriber data of a user', member(user, 'subscriber'), 'digest'],
  ['tier of a user', member(user, 'tiers'), 'roleCode'],
  ['leader profile of a user', member(user, 'leader-profile'), 'focus-skills'],
  [
    'registration',
    inputOf('register'),
    'firstName lastName emailAddress password optIn reCaptchaToken deviceType',
  ],
  ['sign-in', inputOf('signIn'), 'username password reCaptchaToken deviceType'],
  ['forgotten password', inputOf('requestReset'), 'emailAddress reCaptchaToken deviceType'],
  ['profile update', inputOf('updateProfile'), 'displayName emailAddress attributes'],
  ['attribute of a profile update', member(inputOf('updateProfile'), 'attributes'), 'name value'],
  [
    'verification of a subscription',
    inputOf('verifySubscription'),
    'emailAddress accountNo password optIn',
  ],
  ['lookup of a subscriber', inputOf('searchSubscriber'), 'emailAddress accountNumber'],
  [
    'response of a lookup',
    outputOf('searchSubscriber'),
    'active subscriptions firstName lastName emailAddress new userAccountExists',
  ],
  [
    'subscription of a lookup',
    member(outputOf('searchSubscriber'), 'subscriptions'),
    'active subscriptionSourceCode',
  ],
  [
    'subscription',
    member(user, 'subscriber', 'subscriptions'),
    'subscriptionSourceCode subscriptionAccessPeriod accountNumber subscriptionStatus timesRenewed orderValue country termTitle mostRecentPurchaseDate firstPurchaseDate',
  ],
  [
    'access period',
    member(user, 'subscriber', 'subscriptions', 'subscriptionAccessPeriod'),
    'startDate expirationDate',
  ],
  [
    'address',
    inputOf('saveAddress'),
    'id firstName lastName address1 address2 city state postalCode countryCode',
  ],
  [
    'subscriber record',
    inputOf('registerSubscriber'),
    'firstName lastName email source subscriberAccountNumber subscriptionCode subscriptionActive subscriptionLinked issues optIn id',
  ],
  ['folder', member(outputOf('readFolders'), 'lists'), 'id name description slug readOnly'],
  [
    'saved item',
    savedItem,
    'id title url topic authors contentType image summary listPrice activityType',
  ],
  ['share', inputOf('share'), 'url description provider sharedWith from'],
  [
    'cart',
    cart,
    'cart_amount line_items items subTotal tax shippingCost grandTotal modifiedTime shoppingCartId coupons discount_amount base_amount currency',
  ],
  ['numbers of items', member(cart, 'line_items'), 'physical_items digital_items'],
  [
    'product to add',
    member(inputOf('addToCart'), 'items'),
    'productId productUrl type quantity referral format productPrice',
  ],
  [
    'item of a cart',
    cartItem,
    'itemid listPrice referral productTitle productMajorSubject productContentType productAvailabilityStatus publicationDate lineType unitPrice quantity product',
  ],
  [
    'product of a line',
    lineProduct,
    'contentType language authors categories marketingCategory primaryCategory availabilities',
  ],
  [
    'availability',
    availability,
    'availabilityId format language listPrice lineType permissionsAvailable isVolumePricingAvailable status',
  ],
  [
    'page of a stream',
    outputOf('readLatest'),
    'entry page type isPaywallEnabled maintenanceStatus',
  ],
  ['place of a page', member(outputOf('readLatest'), 'page'), 'last'],
  [
    'entry',
    feedEntry,
    'id title summary published contentType category author content listPrice productStatus productLink image lineItems orderStatus endpoint',
  ],
  ['category of an entry', member(feedEntry, 'category'), 'term'],
  [
    'content of an entry',
    member(feedEntry, 'content'),
    'src image id seriesLabel selectable list activity readOnly hasDownloads downloads provider sharedWith grandTotalIncTax itemCount asset format',
  ],
  ['download', member(feedEntry, 'content', 'downloads'), 'link format'],
  ['line of an entry', member(feedEntry, 'lineItems'), 'title contentType authors'],
  ['suggested record', member(outputOf('autoSuggest'), 'records'), 'title link contentType'],
  ['suggested subject', member(outputOf('autoSuggest'), 'subjects'), 'title link contentType'],
  ['followed topic', member(outputOf('readFollowedTopics'), 'topics'), 'id name'],
  ['gift', outputOf('giveGift'), 'articleGiftURL articleGiftsLeft'],
  ['archive', outputOf('readArchive'), 'year'],
  ['year of the archive', archiveYear, 'yearId issue'],
  ['issue of a year', issueLink, 'issueMonth issueURL'],
  ['issue', issue, 'id title summary image items'],
  ['item of an issue', member(issue, 'items'), 'link title'],
]

test.for(entities)('the %s has the fields of the specification', ([, schema, fields]) => {
  expect(Object.keys(shapeOf(schema))).toEqual(expect.arrayContaining(fields.split(' ')))
})

test('a currency in small letters counts', () => {
  const empty = { cart_amount: 0, line_items: { physical_items: 0, digital_items: 0 } }
  expect(read(cart, { ...empty, currency: 'eur' }).data?.currency).toBe('EUR')
  expect(read(cart, { ...empty, currency: 'euro' }).faults).toBeDefined()
})

test('a cart without a currency is in US dollars', () => {
  const empty = { cart_amount: 0, line_items: { physical_items: 0, digital_items: 0 } }
  expect(read(cart, empty).data?.currency).toBe('USD')
})
