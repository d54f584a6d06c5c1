import { mostOfLine } from '@bindery/contract/cart-rule.ts'
import { comingSoon } from '@bindery/contract/product-rule.ts'
import type { Availability } from '@bindery/state/product.ts'
import { copiesOf } from './product.rules.ts'
import type { Permission } from './product-options.view.ts'

interface Parts {
  money(minor: number): string
  /** What is said of a number that is not sold. */
  needed(most: number): string
  paint(): void
}

/** The permission to copy: what was typed stays when it is turned off and on. */
export const createPermission = ({ money, needed, paint }: Parts) => {
  let now = { on: false, copies: '', error: '' }
  const change = (next: Partial<typeof now>) => {
    now = { ...now, error: '', ...next }
    paint()
  }
  const view = (way: Availability): Permission | null => {
    if (!way.permissionsAvailable || way.status === comingSoon) return null
    return {
      ...now,
      each: money(way.permissionPrice ?? way.listPrice),
      turn: (on) => change({ on }),
      count: (copies) => change({ copies }),
    }
  }
  return {
    view,
    /** How many copies: 0 when none are asked for, null when what was typed is not sold: then it says so. */
    wanted: (way: Availability): number | null => {
      if (!now.on || !view(way)) return 0
      const copies = copiesOf(now.copies)
      if (copies === null) change({ error: needed(mostOfLine) })
      return copies
    },
  }
}
