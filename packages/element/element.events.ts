/** The tag has rendered, for the first time or for the first time since it was inserted again. */
export class ReadyEvent extends CustomEvent<null> {
  constructor() {
    super('bindery-ready', { bubbles: true, composed: true })
  }
}

export interface ErrorDetail {
  tag: string
  /** Which part threw: the model or the view. */
  code: 'model-failed' | 'view-failed'
  message: string
}

/** The model or the view threw an error. The element shows its fallback children instead. */
export class ElementErrorEvent extends CustomEvent<ErrorDetail> {
  constructor(detail: ErrorDetail) {
    super('bindery-error', { bubbles: true, composed: true, detail })
  }
}
