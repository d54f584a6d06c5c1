/** The forms that a page can put between the ends of a tag: made of the views, one file each. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { noStyles } from './build-tags.ts'
import type { DrawnForm } from './fallback-draw.tsx'
import { fallbackHtml } from './fallback-html.ts'

export interface Fallback {
  readonly tag: DrawnForm['tag']
  readonly name: string
  readonly html: string
}

/** All fallback forms, in the order of their tags. */
export async function readFallbacks(): Promise<Fallback[]> {
  const { module } = await runnerImport<{ drawnForms: readonly DrawnForm[] }>(
    join(import.meta.dirname, 'fallback-views.tsx'),
    { configFile: false, logLevel: 'error', plugins: [noStyles] },
  )
  return module.drawnForms
    .map((form) => ({ tag: form.tag, name: form.name, html: fallbackHtml(form) }))
    .toSorted((one, other) => (one.tag < other.tag ? -1 : one.tag > other.tag ? 1 : 0))
}

/** The forms in the repository, for the reference site and the embed builder: HTML by name. */
export const fallbacksFile = join(import.meta.dirname, '../hosts/fallbacks.json')

/** The contents of `hosts/fallbacks.json`. */
export const fallbacksJson = (fallbacks: readonly Fallback[]): string =>
  `${JSON.stringify(Object.fromEntries(fallbacks.map(({ name, html }) => [name, html])), null, 2)}\n`

/** Writes a file for each form. */
export function writeFallbacks(fallbacks: readonly Fallback[], folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { name, html } of fallbacks) writeFileSync(join(folder, `${name}.html`), html)
}

/** The part of `docs/tags.md` about the forms. */
export const fallbackDocs = (fallbacks: readonly Fallback[]): string => `## Forms between the ends

A form between the ends of a tag works as soon as the page is painted, and without JavaScript. Once the tag is ready, its
own form takes the place of yours: what was typed, the focus, the caret, the selection and the marked fields go on in it,
and nothing is sent twice. Fields are found by their \`name\`. While an input method composes a letter, or your form is being
submitted, your form stays. \`bindery-auth-modal\` does this in place with the attribute \`inline\`.

These forms fit the tags. They have the names, labels and \`autocomplete\` of the form that takes over, and post to
[your server](server.md#forms-without-the-script). Change the markup and the words as you like; keep the names. Fill in the
hidden fields, and add the hidden fields \`page\` (the address of the page, if it sends no referrer) and \`return\` (where a
success leads) where you need them. \`dist/bindery/fallbacks\` has each form as a file.

${fallbacks
  .map(({ tag, name, html }) => `### \`${tag}\`: ${name}\n\n\`\`\`html\n${html}\`\`\`\n`)
  .join('\n')}`
