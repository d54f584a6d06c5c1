import { maxLineQuantity } from '@bindery/contract/cart-rule.ts'
import { comingSoon } from '@bindery/contract/product-rule.ts'
import type { Availability } from '@bindery/state/cart/product.ts'
import type { Permission } from './product-options.view.ts'
import { copiesOf } from './product-rules.ts'

interface Parts {
  money(minor: number): string
  /** The error for a number of copies that the reader cannot buy. */
  needed(most: number): string
  render(): void
}

/** The permission to copy. The typed number stays when the reader turns the permission off and on. */
export const createPermission = ({ money, needed, render }: Parts) => {
  let now = { on: false, copies: '', error: '' }
  const change = (next: Partial<typeof now>) => {
    now = { ...now, error: '', ...next }
    render()
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
    /**
     * The number of copies; 0 if the reader wants no permission. null: the typed number is invalid, and the
     * field shows the error.
     */
    wanted: (way: Availability): number | null => {
      if (!now.on || !view(way)) return 0
      const copies = copiesOf(now.copies)
      if (copies === null) change({ error: needed(maxLineQuantity) })
      return copies
    },
  }
}
