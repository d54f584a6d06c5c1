/** A check of the page that an editor pastes: the rules of `bindery doctor`, without its files and headers. */

import { html, nothing } from 'lit/html.js'
import { atom } from 'nanostores'
import { diagnosePage } from '../../packages/conformance/doctor/diagnose-page.ts'
import type { Finding } from '../../packages/conformance/doctor/finding.ts'

/** The address of a pasted page, if the editor names none. */
const nowhere = 'https://www.example.com/'

export function createPageCheck() {
  /** Null before the first check. */
  const $findings = atom<readonly Finding[] | null>(null)
  const $problem = atom('')
  return {
    $findings,
    $problem,
    /** @returns whether the address is one */
    async check(page: string, address: string): Promise<boolean> {
      const url = address.trim() || nowhere
      if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
        $problem.set('Enter an address that begins with https://, or none.')
        return false
      }
      $problem.set('')
      $findings.set(await diagnosePage({ html: page, url }))
      return true
    },
  }
}

export type PageCheck = ReturnType<typeof createPageCheck>

const result = (findings: readonly Finding[]) => {
  if (findings.length === 0) return html`<p>No findings.</p>`
  const count = findings.length === 1 ? '1 finding' : `${findings.length} findings`
  return html`
    <p>${count}.</p>
    <ol class="findings">
      ${findings.map(
        ({ name, message, line, column }) =>
          html`<li>
            <p>${message}</p>
            <p class="hint">Line ${line}, column ${column} · <code>${name}</code></p>
          </li>`,
      )}
    </ol>
  `
}

export function pageCheckView(check: PageCheck) {
  const findings = check.$findings.get()
  const problem = check.$problem.get()
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const fields = new FormData(form)
    const isChecked = await check.check(String(fields.get('page')), String(fields.get('address')))
    if (!isChecked) form.querySelector<HTMLElement>('#page-address')?.focus()
  }
  return html`
    <section class="page-check" aria-labelledby="page-check-title">
      <h2 id="page-check-title">Check your page</h2>
      <form novalidate @submit=${submit}>
        <div class="field">
          <label for="page-html">The HTML of your page</label>
          <textarea id="page-html" name="page" rows="6" spellcheck="false" aria-describedby="page-hint"></textarea>
          <p class="hint" id="page-hint">
            As the browser shows it under “View page source”. It stays in this window.
          </p>
        </div>
        <div class="field">
          <label for="page-address">Its address (optional)</label>
          <input
            id="page-address"
            name="address"
            type="text"
            inputmode="url"
            autocomplete="off"
            placeholder=${nowhere}
            aria-invalid=${problem ? 'true' : nothing}
            aria-describedby=${problem ? 'page-problem' : nothing}
          >
          ${problem ? html`<p class="problem" id="page-problem">${problem}</p>` : nothing}
        </div>
        <p class="actions"><button class="quiet">Check the page</button></p>
      </form>
      <div role="status">${findings ? result(findings) : nothing}</div>
    </section>
  `
}
