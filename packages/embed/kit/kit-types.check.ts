/**
 * kit-types.ts imports nothing, so it repeats types of the state. The compiler compares the two here. This
 * file never runs.
 */
import type { User } from '@bindery/contract/user.ts'
import type { CartRequest } from '@bindery/state/cart/cart.ts'
import type { Failure } from '@bindery/state/client/failure.ts'
import type { Followable } from '@bindery/state/follows/follows.ts'
import type { SavableItem } from '@bindery/state/library/saved.ts'
import type {
  KitCartItem,
  KitFailure,
  KitFollow,
  KitItem,
  KitReader,
  KitUser,
} from './kit-types.ts'

type Fits<A, B> = [Required<A>, A] extends [Required<B>, B] ? true : false
/** The same fields with the same types; optional ones may differ in being optional. */
type Same<A, B> = Fits<A, B> & Fits<B, A>

type Followed = Pick<Followable, 'type'> & Partial<Pick<Followable, 'id' | 'name'>>

export const same: {
  readonly item: Same<KitItem, SavableItem>
  readonly follow: Same<KitFollow, Followed>
  /** Only the names: for a page the quantity is optional, and the price is a decimal. */
  readonly cartItem: Same<keyof KitCartItem, keyof CartRequest>
  readonly failure: Same<KitFailure['kind'], Failure['kind']>
  readonly status: Same<KitUser['status'], User['status']>
  /** A user of the contract who is no guest is a reader of the kit. */
  readonly reader: User & Pick<KitReader, 'status'> extends KitReader ? true : false
} = { item: true, follow: true, cartItem: true, failure: true, status: true, reader: true }

/** `status` tells a guest from a reader. */
export const emailOf = (user: KitUser): string => {
  // @ts-expect-error a guest has no e-mail
  user.emailAddress satisfies string
  return user.status === 'guest' ? '' : user.emailAddress
}
