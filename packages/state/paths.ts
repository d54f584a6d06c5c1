import { camel } from './setting-name.ts'

/** Routes that lie where their names say, below the root. */
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

/** The routes the kit itself goes to; each may be moved by the setting `paths`. */
export const defaultPaths = {
  ...(Object.fromEntries(plain.map((name) => [camel(name), `/${name}`])) as Plain),
  customerService: '/subscriber-help#contact-customer-service',
  videoEmbed: '/video/embed',
}
export type Paths = Readonly<typeof defaultPaths>

/** Whole addresses: a page may have a `<base>` that leads elsewhere. */
export const pathsAt = (origin: string): Paths =>
  Object.fromEntries(
    Object.entries(defaultPaths).map(([name, path]) => [name, origin + path]),
  ) as Paths
