/** The builder's page: draws the views when the store changes, and keeps the choice in the address. */
import { html, render } from 'lit/html.js'
import { attributeForm } from './attribute-form.ts'
import { createBuilderStore } from './builder-store.ts'
import { encodeChoice } from './choice.ts'
import { createPageCheck, pageCheckView } from './page-check.ts'
import { previewForm } from './preview-form.ts'
import { createPreviewFrame } from './preview-frame.ts'
import { snippetView } from './snippet-view.ts'
import { tagForm } from './tag-form.ts'
import type { TagInfo } from './tag-info.ts'

declare const BUILDER_TAGS: readonly TagInfo[]
/** The script with its hints, as the build prints it. */
declare const BUILDER_SCRIPT: string

const store = createBuilderStore(BUILDER_TAGS, location)
const root = document.getElementById('builder') as HTMLElement
const frame = createPreviewFrame(store)
const pageCheck = createPageCheck()

const draw = () => {
  render(
    html`
      <div class="choose">
        ${tagForm(store)} ${attributeForm(store)} ${previewForm(store)}
      </div>
      <div class="see">
        <section class="preview" aria-labelledby="preview-title">
          <h2 id="preview-title">Preview</h2>
          <div class="stage">${frame.element}</div>
        </section>
        ${snippetView(store, BUILDER_SCRIPT)} ${pageCheckView(pageCheck)}
      </div>
      <p class="notice" role="status" aria-label="Notice">${store.$notice.get()}</p>
    `,
    root,
  )
}

root.replaceChildren()
for (const $store of [store.$choice, store.$format, store.$notice]) $store.listen(draw)
for (const $store of [pageCheck.$findings, pageCheck.$problem]) $store.listen(draw)
store.$choice.subscribe((choice) => {
  history.replaceState(null, '', `#${encodeChoice(choice)}`)
  frame.show(choice)
})
addEventListener('hashchange', () => store.follow(location.hash))
draw()
