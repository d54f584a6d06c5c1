/** What must not stand in a source: what breaks on old or strict pages, and what hides a fault. */

import { parseSync } from 'vite'
import {
  isScript,
  isShipped,
  onlyComments,
  type Rule,
  type SourceFile,
  withoutComments,
} from './project.ts'

interface Ban {
  pattern: RegExp
  because: string
}

const find = (sources: readonly SourceFile[], bans: readonly Ban[], comments = false) =>
  sources.flatMap((source) => {
    const code = comments ? onlyComments(source) : withoutComments(source)
    return bans.flatMap(({ pattern, because }) => {
      const hit = pattern.exec(code)
      if (!hit) return []
      const line = code.slice(0, hit.index).split('\n').length
      return [`${source.path}:${line}: ${hit[0].trim()}: ${because}`]
    })
  })

const markup = 'Trusted Types refuse it'
const styles = 'a strict style-src refuses it; use a constructable sheet'
const replaced = 'Prototype.js or MooTools replaces it with something else'

const shippedBans: readonly Ban[] = [
  { pattern: /\bArray\.from\b/, because: `${replaced}: spread instead` },
  { pattern: /\bnew Event\s*\(/, because: `${replaced}: extend BinderyEvent` },
  { pattern: /\.bind\s*\([^()]*,/, because: `${replaced}: use an arrow function` },
  {
    pattern: /\bfor\s*\(\s*(const|let|var)\s+\w+\s+in\b/,
    because: 'it visits what pages add to prototypes',
  },
  { pattern: /\b(inner|outer)HTML\b/, because: markup },
  { pattern: /\bdangerouslySetInnerHTML\b|\bunsafeHTML\b/, because: markup },
  { pattern: /\binsertAdjacentHTML\b|\bDOMParser\b|\bsrcdoc\b|\bdocument\.write/, because: markup },
  { pattern: /\beval\s*\(|\bnew Function\b/, because: 'a strict script-src refuses it' },
  { pattern: /<style\b/, because: styles },
  { pattern: /<[a-z][^<>{]*\sstyle=["'$]/, because: styles },
]

/** Words that break on a hostile page or under a strict policy. */
export const shippedWords: Rule = (files) => find(files.filter(isShipped), shippedBans)

const globals = ['window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'location']

/** State reaches the page only through its environment, so that a test can be one. */
export const stateSeam: Rule = (files) =>
  find(
    files.filter((source) => isShipped(source) && source.path.startsWith('packages/state/')),
    [
      {
        pattern: new RegExp(`(?<![.\\w$'"\`/-])(${globals.join('|')})(?=\\s*[.[;,)])(?!\\.?\\()`),
        because: 'goes through the environment',
      },
      {
        pattern:
          /\bDate\.now\b|\bnew Date\(\)|(?<![.\w])(setTimeout|setInterval)\s*\(|\bMath\.random\b/,
        because: 'clock and chance come from the environment',
      },
    ],
  )

const product =
  /\b(paywall|subscri(ber|ption)s?|newsletters?|quotas?|carts?|gift|registration|sign-?in|folder|my library)\b/i

/** The ui package knows no feature. */
export const uiWords: Rule = (files) =>
  find(
    files.filter((source) => isShipped(source) && source.path.startsWith('packages/ui/')),
    [{ pattern: product, because: 'a product word; the ui knows no feature' }],
  )

const hasAny = (source: SourceFile): boolean =>
  // Parsing is dear: only what has the word in its code.
  /\bany\b/.test(source.text) &&
  /\bany\b/.test(withoutComments(source)) &&
  JSON.stringify(parseSync(source.path, source.text).program).includes('"TSAnyKeyword"')

/** Silencing a tool hides what it found. Files of type tests may expect an error. */
export const noSilencing: Rule = (files) => [
  ...find(
    files.filter(isScript),
    [
      { pattern: /@ts-(ignore|nocheck)\b|\bbiome-ignore\b/, because: 'fix it instead' },
      { pattern: /\b(v8|c8|istanbul) ignore\b/, because: 'fix it instead' },
    ],
    true,
  ),
  ...find(
    files.filter((source) => isScript(source) && !/\.check\.tsx?$/.test(source.path)),
    [{ pattern: /@ts-expect-error\b/, because: 'only in a file of type tests, x.check.ts' }],
    true,
  ),
  ...files
    .filter((source) => isScript(source) && hasAny(source))
    .map(({ path }) => `${path}: any: a type that says nothing`),
]

const testBans: readonly Ban[] = [
  {
    pattern: /\b(test|it|describe)(\.\w+)*\.(only|todo|fixme|fails)\b/,
    because: 'every test counts',
  },
  { pattern: /\b(test|it|describe|context|ctx)\.skip\b/, because: 'every test counts' },
  { pattern: /\.skip\(\s*(\)|true\b)/, because: 'skip on a condition and say why, or not at all' },
  { pattern: /\bwaitForTimeout\b|\bnetworkidle\b/, because: 'wait for what the reader sees' },
  {
    pattern: /new Promise\b.*\bsetTimeout\([^,()]*,/,
    because: 'a sleep; wait for what the reader sees',
  },
  {
    // To take a feature away that an old browser lacks is no stub of a server.
    pattern: /\bvi\.(?:mock\b|doMock\b|stubGlobal\('(?:fetch|XMLHttpRequest)')|\bjest\b/,
    because: 'hand the mock API over as fetch',
  },
  { pattern: /\bByTestId\b|\bgetByTestId\b|data-testid/, because: 'find it as the reader does' },
  { pattern: /\bretr(y|ies):\s*[1-9]/, because: 'a test that needs luck is wrong' },
]

/** Tests that cannot fail, or fail by luck. */
export const testWords: Rule = (files) =>
  find(
    files.filter(({ path }) => /\.(test|spec|stories)\.tsx?$|^tests\/.*\.tsx?$/.test(path)),
    testBans,
  )
