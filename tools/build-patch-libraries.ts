import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Avoids `Array.from`, which old page libraries replace. */
const withoutArrayFrom = (code: string): string =>
  code.replace(/\bArray\.from\(([\w.]+(?:\(\))?)\)/g, '[...$1]')

/** Avoids `for … in`, which also walks through what old pages add to `Object.prototype`. */
export const withoutForIn = (code: string): string =>
  code.replace(
    /\bfor\s*\(((?:(?:const|let|var)\s+)?[\w$]+) in ([\w$.]+)\)/g,
    'for($1 of Object.keys($2||{}))',
  )

const plainRequest = join(import.meta.dirname, '../packages/api/plain-request.ts')

/**
 * Gives ky our own request class. MooTools replaces the global `Request`, which ky tests when it loads.
 */
const withoutRequest = (code: string): string => {
  if (!code.includes('new globalThis.Request(')) {
    throw new Error('ky no longer creates requests in a known way. Update withoutRequest().')
  }
  const patched = code
    .replace("typeof globalThis.Request === 'function'", 'false')
    .replaceAll('globalThis.Request', 'PlainRequest')
  return `import { PlainRequest } from ${JSON.stringify(plainRequest)}\n${patched}`
}

/**
 * Keeps Lit off three globals that are an element on a page with such an id. It only needs the first for a
 * warning about a second copy, and the second for browsers without shadow DOM.
 */
const withoutLitGlobals = (code: string): string => {
  const patched = code
    .replace(/\(\w+\.litHtmlVersions\?\?=\[\]\)\.push\("[\d.]+"\)/, '0')
    .replace(/\w+\.litHtmlPolyfillSupport/, 'void 0')
    .replace(/(=(\w+))\?\2\.createPolicy\(/, '$1?.createPolicy?$2.createPolicy(')
  if (/litHtml(?:Versions|Polyfill)/.test(patched) || !patched.includes('?.createPolicy?')) {
    throw new Error('Lit uses its globals in another way. Update withoutLitGlobals().')
  }
  return patched
}

/**
 * Lets Lit replace a text that a browser's translation has put into an element of its own. Lit would write to that
 * element as if it were the text, and the old text would stay.
 */
const withTranslatedTextsOfLit = (code: string): string => {
  const patched = code.replace(
    /&&\w+\(this\._\$AH\)(?=\?(this\._\$AA\.nextSibling)\.data=)/,
    '$&&&$1?.nodeType===3',
  )
  if (patched === code)
    throw new Error('Lit sets texts in another way. Update withTranslatedTextsOfLit().')
  return patched
}

/**
 * Lets Preact do the same: a changed text that has no parent any more replaces the `<font>` in its place. That is
 * where the next node would go, or the first node of an element whose first child the text is.
 */
const withTranslatedTextsOfPreact = (code: string): string => {
  const patches = [
    ['l=r.__e=F(u.__e,r,u,i,f,o,e,c,a,t)', 'l=r.__e=F(u.__e,r,u,i,f,o,e,c,a,t,l)'],
    ['function F(t,r,u,i,f,o,e,l,c,a){', 'function F(t,r,u,i,f,o,e,l,c,a,L){'],
    [
      'l&&t.data==x||(t.data=x)',
      'l&&t.data==x||(t.data=x,t.parentNode||(s=r.__i||"function"==typeof r.__.type?L:a.firstChild)&&"font"==s.localName&&s.replaceWith(t))',
    ],
  ] as const
  return patches.reduce((result, [before, after]) => {
    if (!result.includes(before))
      throw new Error('Preact sets texts in another way. Update withTranslatedTextsOfPreact().')
    return result.replace(before, after)
  }, code)
}

/**
 * Lets Preact create elements in the document of a frame. It passes the parent as the options, whose registry of
 * custom elements that document refuses: that of an element moved there is another document's.
 */
const withElementsInFrames = (code: string): string => {
  const before = /(createElementNS\(\w+,\w+,(\w+)\.is)\?\2:\w+\)/
  if (!before.test(code))
    throw new Error('Preact creates elements in another way. Update withElementsInFrames().')
  return code.replace(before, '$1&&$2)')
}

const patchById = (code: string, id: string): string => {
  if (/[\\/]ky[\\/].*[\\/]core[\\/](?:Ky|constants)\.js/.test(id)) return withoutRequest(code)
  if (/[\\/]preact[\\/]dist[\\/]preact\.mjs$/.test(id))
    return withElementsInFrames(withTranslatedTextsOfPreact(code))
  const isLit = /[\\/]lit-html[\\/]lit-html\.js/.test(id)
  return isLit ? withTranslatedTextsOfLit(withoutLitGlobals(code)) : code
}

export const patchLibrary = (code: string, id = ''): string =>
  withoutForIn(withoutArrayFrom(patchById(code, id)))

/** Patches the few places in our dependencies that old pages break. */
export const patchLibrariesPlugin = (): Plugin => ({
  name: 'bindery-patch-libraries',
  transform: {
    filter: {
      id: /node_modules[\\/]/,
      code: /Array\.from\(|globalThis\.Request|litHtmlVersions|\bfor\s*\([^()]+ in /,
    },
    handler: (code, id) => ({ code: patchLibrary(code, id), map: null }),
  },
})
