/**
 * Base of every event the kit sends. It bubbles and crosses shadow roots, so that
 * `document.addEventListener` hears all of them. It extends CustomEvent because some
 * old page libraries replace `Event`.
 */
export class BinderyEvent<D> extends CustomEvent<D> {
  constructor(type: string, detail: D, init: { cancelable?: boolean } = {}) {
    super(type, { detail, bubbles: true, composed: true, cancelable: init.cancelable ?? false })
  }
}
