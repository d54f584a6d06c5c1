/**
 * The base class of every event that the kit dispatches. It bubbles and is composed, so that
 * `document.addEventListener` receives all of them. It extends CustomEvent because some old page
 * libraries replace `Event`.
 */
export class BinderyEvent<D> extends CustomEvent<D> {
  constructor(type: string, detail: D, init: { cancelable?: boolean } = {}) {
    super(type, { detail, bubbles: true, composed: true, cancelable: init.cancelable ?? false })
  }
}
