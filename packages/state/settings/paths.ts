import { camel } from './setting-name.ts'

/** Routes whose path is their name, below the root. */
const plain = [
  'logout',
  'register',
  'subscriber-registration',
  'subscriber-help',
  'restricted-user',
  'privacy-policy',
  'my-library',
  'account',
  'search',
  'shopping-cart',
  'shipping-payment',
  'review-order',
  'registration-complete',
  'store',
  'subscriptions',
] as const

type Camel<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S
type Plain = Readonly<Record<Camel<(typeof plain)[number]>, string>>

/** The routes that the kit links and navigates to. The setting `paths` overrides each. */
export const defaultPaths = {
  ...(Object.fromEntries(plain.map((name) => [camel(name), `/${name}`])) as Plain),
  customerService: '/subscriber-help#contact-customer-service',
  videoEmbed: '/video/embed',
}
export type Paths = Readonly<typeof defaultPaths>

/** The routes as absolute URLs: a `<base>` of the page may change what a path means. */
export const pathsAt = (origin: string): Paths =>
  Object.fromEntries(
    Object.entries(defaultPaths).map(([name, path]) => [name, origin + path]),
  ) as Paths
