import { BinderyEvent } from './event.ts'

/**
 * Something failed that the reader cannot fix. `code` says what: `load-failed` (the tag's code),
 * `model-failed` or `view-failed` (an error in the tag, whose children show instead), the kind of a failed
 * request such as `ContractError`, or a code of the tag: `frame-silent`, `unsupported-network`, `verify-url`,
 * `subscriber-register`, `activation`. `tag` is empty if no single tag is at fault. `message` names calls and
 * fields, never their values.
 */
export class BinderyErrorEvent extends BinderyEvent<{
  readonly tag: string
  readonly code: string
  readonly message: string
}> {
  constructor(code: string, message: string, tag = '') {
    super('bindery-error', { tag, code, message })
  }
}
