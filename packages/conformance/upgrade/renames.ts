/** Every public name that was renamed. `bindery upgrade` and docs/upgrading.md go by this table. */
export interface Rename {
  readonly kind: 'tag' | 'attribute' | 'event' | 'setting'
  readonly from: string
  readonly to: string
  /** The tags of an attribute. */
  readonly tags?: readonly string[]
  /** The version that has the new name. */
  readonly since: string
}

export const renames: readonly Rename[] = [
  {
    kind: 'event',
    from: 'bindery-payment-request',
    to: 'bindery-payment-wanted',
    since: '0.2.0',
  },
]
