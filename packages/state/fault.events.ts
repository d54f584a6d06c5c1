import { BinderyEvent } from './event.ts'

/**
 * Something is broken that the reader cannot mend: `{ tag, code, message }`. `tag` is '' when no one
 * tag is at fault. The message names calls and fields, never what was in them.
 */
export class FaultEvent extends BinderyEvent<{
  readonly tag: string
  readonly code: string
  readonly message: string
}> {
  constructor(code: string, message: string, tag = '') {
    super('bindery-error', { tag, code, message })
  }
}
