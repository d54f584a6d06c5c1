/** The rules of `bindery doctor` over one page. Without Node: a browser may run them over pasted HTML. */
import { checkAttributes } from './attribute-rules.ts'
import { kitDefinitions, type TagDescription } from './definitions.ts'
import { checkDeprecated } from './deprecated-rules.ts'
import { checkFiles, type KitFile } from './file-rules.ts'
import type { Finding } from './finding.ts'
import { readPage } from './page.ts'
import { checkPolicies } from './policy-rules.ts'
import { checkImportMaps, checkScripts } from './script-rules.ts'
import { checkPageSettings } from './setting-rules.ts'
import { checkTags, checkTexts } from './tag-rules.ts'

export interface PageInput {
  readonly html: string
  /** The address of the page, after redirects. */
  readonly url: string
  /** The response's headers, by name in lower case. Default: none. */
  readonly headers?: Readonly<Record<string, string>>
  /** The files of the kit, if they have been fetched. Default: their rules do not run. */
  readonly files?: readonly KitFile[]
  /** Default: the tags of this version. */
  readonly definitions?: readonly TagDescription[]
}

/** What is wrong with a page, in the order of its HTML. */
export async function diagnosePage({
  html,
  url,
  headers = {},
  files = [],
  definitions = kitDefinitions,
}: PageInput): Promise<readonly Finding[]> {
  const page = readPage(html, new URL(url))
  checkScripts(page)
  checkImportMaps(page)
  const settings = checkPageSettings(page)
  checkTags(page, definitions)
  checkTexts(page)
  checkAttributes(page, definitions)
  checkDeprecated(page, definitions)
  await checkPolicies(page, headers['content-security-policy'] ?? null, settings)
  checkFiles(page, files)
  const isTwoVersions = page.findings.some(({ name }) => name === 'script-versions')
  // Two versions say more than two copies.
  return page.findings.filter(({ name }) => name !== 'script-twice' || !isTwoVersions)
}
