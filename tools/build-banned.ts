/** What may not ship: it breaks on the pages we go to, or under their content security policy. */

interface Ban {
  readonly pattern: RegExp
  readonly why: string
  /** Libraries whose own, guarded use is known, by the chunk they are in. */
  readonly except?: Readonly<Record<string, number>>
}

const trustedTypes = 'Trusted Types refuse it'
const bans: readonly Ban[] = [
  { pattern: /\bArray\.from\b/g, why: 'Prototype.js and MooTools replace it' },
  {
    pattern: /\bfor\s*\((?:(?:const|let|var)\s+)?[\w$]+ in\b/g,
    why: 'it walks through what old pages add to Object.prototype',
  },
  { pattern: /\bnew Event\(/g, why: 'MooTools replaces Event' },
  {
    pattern: /\.bind\([^(),]+,/g,
    why: 'Prototype.js loses the arguments after the first',
  },
  // lit-html writes templates through a policy of its own; Preact has dangerouslySetInnerHTML.
  { pattern: /\binnerHTML\b/g, why: trustedTypes, except: { lit: 1, react: 2, 'safe-html': 4 } },
  // DOMPurify parses through our policy, in a document that nobody sees.
  {
    pattern: /\b(?:insertAdjacentHTML|DOMParser|srcdoc)\b/g,
    why: trustedTypes,
    except: { 'safe-html': 2 },
  },
  { pattern: /\beval\(|\bFunction\(|=\s*Function\b/g, why: 'a CSP without unsafe-eval refuses it' },
  { pattern: /\bdefine\.amd\b/g, why: 'an AMD loader on the page would swallow the script' },
  {
    pattern:
      /\bURL\.(?:canParse|parse)\(|\bPromise\.(?:withResolvers|try)\(|\b(?:Object|Map)\.groupBy\(/g,
    why: 'it is younger than the browsers we serve',
  },
  { pattern: /:lang\(ae\)/g, why: 'a page from right to left is told by :dir(rtl)' },
  {
    pattern: /(?<![\w$-]|(?<!\.\.)\.)document\.\w+|\}=document\b/g,
    why: 'a form of the page may have the name of the member',
  },
  { pattern: /\bprocess\.env\b/g, why: 'there is no process in a browser' },
]

/**
 * What is wrong with a built file, one line each.
 * @param chunk its name without hash and ending
 */
export function bannedIn(chunk: string, code: string): string[] {
  return bans.flatMap(({ pattern, why, except }) => {
    const found = code.match(pattern) ?? []
    if (found.length <= (except?.[chunk] ?? 0)) return []
    return [`${chunk} has ${found[0]} (${found.length} times): ${why}.`]
  })
}
