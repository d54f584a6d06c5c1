/** The view is on the page for the first time (again after the element left and came back). */
export class ReadyEvent extends CustomEvent<null> {
  constructor() {
    super('bindery-ready', { bubbles: true, composed: true })
  }
}

export interface ErrorDetail {
  tag: string
  /** Which part gave up: the logic or the drawing of it. */
  code: 'model-failed' | 'view-failed'
  message: string
}

/** The element gave up; what the editor put between the tags is shown instead. */
export class ErrorEvent extends CustomEvent<ErrorDetail> {
  constructor(detail: ErrorDetail) {
    super('bindery-error', { bubbles: true, composed: true, detail })
  }
}
