import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The name of the import, which no module uses itself. */
const name = 'documentByPrototype'
const file = join(import.meta.dirname, '../packages/embed/browser/page-document.ts')

/** A member of the global `document`. */
const member = /(?<![\w$-]|(?<!\.\.)\.)document(?=\.[a-z])/gi
/** Preact takes the document of the parent, which is always the page's. */
const preactParent = /\b\w+\.ownerDocument\|\|document\b/g
/** Lit's alias of it. Its tree walker needs the document itself. */
const litAlias = /\b(\w+)=document,\w+=\(\)=>\1\.createComment/

/** Reads the members of `document` by its prototype: on the page each may be a form or an image of that name. */
export function usePageDocument(code: string): string {
  const [, alias] = litAlias.exec(code) ?? []
  const patched = (
    alias
      ? code
          .replace(new RegExp(`(?<![\\w$.])${alias}(?=\\.create)`, 'g'), name)
          .replaceAll(`??${alias})`, `??${name})`)
      : code.replace(preactParent, name)
  ).replace(member, name)
  return patched === code
    ? code
    : `import{pageDocument as ${name}}from${JSON.stringify(file)};${patched}`
}

export const pageDocumentPlugin = (): Plugin => ({
  name: 'bindery-page-document',
  transform: {
    filter: { id: { exclude: [/page-document\.ts$/, /\.css/] }, code: /\bdocument\b/ },
    handler: (code) => ({ code: usePageDocument(code), map: null }),
  },
})
