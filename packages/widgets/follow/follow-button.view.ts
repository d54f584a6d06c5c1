import { html, nothing, type TemplateResult } from 'lit/html.js'
import type { FollowView } from './follow-button.model.ts'

/** Enter that is held down counts once. */
const once = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

/** Follows; then it is switched off, being done, and beside it stands what takes it back. */
export const followButton = (view: FollowView): TemplateResult => {
  const { followed, words, name, undoName, error, follow, unfollow } = view
  const takeBack = ({ currentTarget }: Event) => {
    // This button is about to vanish: focus goes to the one beside it, for readers with a keyboard.
    const before = (currentTarget as HTMLElement).previousElementSibling
    ;(before as HTMLElement).focus()
    unfollow()
  }
  return html`<span class="bindery-size">
    <span class="follow" part="follow" @keydown=${once}>
      <button
        class="bindery-button bindery-secondary"
        part="button"
        type="button"
        aria-label=${name}
        aria-pressed=${followed}
        aria-disabled=${followed || nothing}
        @click=${() => followed || follow()}
      ><span class=${followed ? 'off' : ''}>${words[0]}</span><span class=${followed ? 'on' : 'on off'}>${words[1]}</span></button>
      <button
        class=${followed ? 'bindery-button undo' : 'bindery-button undo off'}
        part="unfollow"
        type="button"
        aria-label=${undoName}
        title=${undoName}
        @click=${takeBack}
      ></button>
    </span>
    ${error ? html`<span class="error" part="error" role="alert">${error}</span>` : nothing}</span>`
}
