/** The first choice: what readers should do, and with which tag. */
import { html } from 'lit/html.js'
import type { BuilderStore } from './builder-store.ts'
import { goals, otherGoal } from './goals.ts'
import { guideView } from './guide-view.ts'

/** The goals with their tags; the last one has all tags that no goal names. */
export function goalsWithTags(all: readonly string[]): { name: string; tags: readonly string[] }[] {
  const named = new Set(goals.flatMap(({ tags }) => tags))
  return [...goals, { name: otherGoal, tags: all.filter((tag) => !named.has(tag)) }]
}

export function tagForm(store: BuilderStore) {
  const { tag } = store.$choice.get()
  const { summary } = store.$info.get()
  const groups = goalsWithTags(store.tags.map((each) => each.tag))
  const current = groups.find(({ tags }) => tags.includes(tag))
  const choose = (event: Event) => store.chooseTag((event.target as HTMLSelectElement).value)
  const chooseGoal = (event: Event) => {
    const group = groups.find(({ name }) => name === (event.target as HTMLSelectElement).value)
    const first = group?.tags[0]
    if (first) store.chooseTag(first)
  }
  return html`
    <fieldset>
      <legend>What should readers do?</legend>
      <div class="field">
        <label for="goal">Goal</label>
        <select id="goal" @change=${chooseGoal} .value=${current?.name ?? ''}>
          ${groups.map(
            ({ name }) =>
              html`<option value=${name} ?selected=${name === current?.name}>${name}</option>`,
          )}
        </select>
      </div>
      <div class="field">
        <label for="tag">Tag</label>
        <select id="tag" @change=${choose} .value=${tag}>
          ${groups.map(
            ({ name, tags }) =>
              html`<optgroup label=${name}>
                ${tags.map(
                  (each) => html`<option value=${each} ?selected=${each === tag}>${each}</option>`,
                )}
              </optgroup>`,
          )}
        </select>
      </div>
      <p class="hint">${summary}</p>
      ${guideView(tag)}
    </fieldset>
  `
}
