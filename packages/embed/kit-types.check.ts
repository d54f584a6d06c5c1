/**
 * kit-types.ts imports nothing, so it repeats types of the state. Here the compiler holds the two together;
 * this is never run.
 */
import type { User } from '@bindery/contract/user.ts'
import type { CartRequest } from '@bindery/state/cart.ts'
import type { Failure } from '@bindery/state/failure.ts'
import type { Followable } from '@bindery/state/follow.ts'
import type { SavableItem } from '@bindery/state/saved.ts'
import type { KitCartItem, KitFailure, KitFollow, KitItem, KitUser } from './kit-types.ts'

type Fits<A, B> = [Required<A>, A] extends [Required<B>, B] ? true : false
/** The same fields, of the same types, left out or not. */
type Same<A, B> = Fits<A, B> & Fits<B, A>

type Followed = Pick<Followable, 'type'> & Partial<Pick<Followable, 'id' | 'name'>>

export const same: {
  readonly item: Same<KitItem, SavableItem>
  readonly follow: Same<KitFollow, Followed>
  /** Only the names: a page may leave out the quantity, and gives the price as it shows it. */
  readonly cartItem: Same<keyof KitCartItem, keyof CartRequest>
  readonly failure: Same<KitFailure['kind'], Failure['kind']>
  readonly status: Same<KitUser['status'], User['status']>
} = { item: true, follow: true, cartItem: true, failure: true, status: true }
