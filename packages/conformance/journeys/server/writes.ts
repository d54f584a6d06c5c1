/** The writes of a run, with inputs that change nothing even where nobody checks them. */
import { endpoints } from '@bindery/contract/endpoints.ts'
import type { AnyEndpoint } from '../../check/connection.ts'

export interface Write {
  readonly endpoint: AnyEndpoint
  /** It is refused, or changes nothing. */
  readonly harmless: object
  /** Takes back what a server has made of it. */
  readonly undo?: readonly [endpoint: AnyEndpoint, input: object]
  /** Bodies that no tag sends, with what each tries. */
  readonly malformed?: readonly (readonly [what: string, body: string])[]
}

const id = 'no-such-item-of-bindery-check'
const topic = 'No such topic of bindery check'
const foreign = 'https://stranger.example/page'

const ofRegistration = [
  ['cut JSON', '{"emailAddress":'],
  ['null', 'null'],
  ['a list in place of an object', '[]'],
  [
    'fields of wrong types',
    '{"firstName":{},"lastName":["x"],"emailAddress":5,"password":{"a":1},"optIn":"x"}',
  ],
  ['300 kB', JSON.stringify({ firstName: 'x'.repeat(300_000) })],
] as const

/** Null, and fields of wrong types. */
const malformed = (wrong: unknown) =>
  [
    ['null', 'null'],
    [`${JSON.stringify(wrong)}`, JSON.stringify(wrong)],
  ] as const

export const writes: readonly Write[] = [
  {
    endpoint: endpoints.updateProfile,
    harmless: { attributes: [] },
    malformed: malformed({ displayName: ['x'], attributes: 5 }),
  },
  {
    endpoint: endpoints.register,
    harmless: { firstName: 'Bindery', lastName: '', emailAddress: 'no address', password: 'short' },
    malformed: ofRegistration,
  },
  {
    endpoint: endpoints.signIn,
    harmless: { username: 'nobody-of-bindery-check@example.com', password: 'Wrong#Horse9' },
  },
  // Its answer is the same for everybody, whatever they send.
  { endpoint: endpoints.requestReset, harmless: { emailAddress: 'no address' } },
  { endpoint: endpoints.resetPassword, harmless: { token: 'no-such-token', password: 'short' } },
  {
    endpoint: endpoints.countReading,
    harmless: { url: '' },
    malformed: malformed({ url: 5 }),
  },
  {
    endpoint: endpoints.saveItem,
    harmless: { id },
    undo: [endpoints.removeSaved, { id }],
    malformed: malformed({ id: {}, title: 5 }),
  },
  { endpoint: endpoints.removeSaved, harmless: { id } },
  {
    endpoint: endpoints.saveFolder,
    harmless: { name: '!' },
    malformed: malformed({ name: {} }),
  },
  { endpoint: endpoints.removeFolder, harmless: { id } },
  {
    endpoint: endpoints.addListItems,
    harmless: { id: [id], listIds: [] },
    malformed: malformed({ id: 5, listIds: 5 }),
  },
  {
    endpoint: endpoints.removeListItems,
    harmless: { id: [id], listIds: [id] },
    malformed: malformed({ id: 5, listIds: 5 }),
  },
  {
    endpoint: endpoints.followTopic,
    harmless: { id: 'no-such-topic', name: topic },
    undo: [endpoints.unfollowTopic, { name: topic }],
  },
  { endpoint: endpoints.unfollowTopic, harmless: { name: topic } },
  { endpoint: endpoints.followNewsletter, harmless: { id } },
  { endpoint: endpoints.unfollowNewsletter, harmless: { id } },
  { endpoint: endpoints.giveGift, harmless: { url: foreign } },
  { endpoint: endpoints.share, harmless: { url: foreign, provider: 'email', sharedWith: [] } },
  {
    endpoint: endpoints.addToCart,
    harmless: { items: [{ productId: id, quantity: 1 }] },
    malformed: malformed([5]),
  },
  {
    endpoint: endpoints.changeCart,
    harmless: { itemid: id, quantity: 1 },
    malformed: malformed({ itemid: 5, quantity: 'many' }),
  },
  { endpoint: endpoints.removeFromCart, harmless: { itemid: id } },
  {
    endpoint: endpoints.applyPromoCode,
    harmless: { promoCode: 'NO-SUCH-CODE' },
    malformed: malformed({ promoCode: 5 }),
  },
  { endpoint: endpoints.saveAddress, harmless: { firstName: '' } },
  { endpoint: endpoints.shippingPayment, harmless: { addressId: id } },
  { endpoint: endpoints.chooseShippingMethod, harmless: { shippingMethod: id } },
  { endpoint: endpoints.removePasskey, harmless: { id } },
]
