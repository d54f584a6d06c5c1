/**
 * The document's title is about to change, because the tag shows another folder, step or page. `part` names it, or is
 * empty. Cancel the event to set the title yourself.
 */
export class TitleRequestEvent extends CustomEvent<{
  readonly title: string
  readonly part: string
}> {
  constructor(title: string, part: string) {
    const detail = { title, part }
    super('bindery-title-request', { bubbles: true, composed: true, cancelable: true, detail })
  }
}
