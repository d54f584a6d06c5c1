import { html, nothing, type TemplateResult } from 'lit/html.js'
import type { FollowView } from './follow-button.model.ts'

/** A held Enter key repeats. Only its first press counts. */
const once = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

/** The follow button. Once followed, it is aria-disabled, and the unfollow button appears beside it. */
export const followButton = (view: FollowView): TemplateResult => {
  const { followed, words, name, undoName, error, follow, unfollow } = view
  const takeBack = ({ currentTarget }: Event) => {
    // This button is about to be removed. Move focus to the follow button, or a keyboard reader loses it.
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
