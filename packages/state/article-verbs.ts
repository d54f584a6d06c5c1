import { readArticle } from '@bindery/contract/article.ts'
import type { Result } from './failure.ts'
import { attempt } from './failure-of.ts'
import type { Online } from './online.ts'

// The calls behind article.ts: loaded with the first of them.

export const read = (
  { client }: Online,
  address: { readonly year: string; readonly month: string; readonly seo: string },
): Promise<Result<{ html: string }>> =>
  attempt(async () => ({ ok: true, html: await client.call(readArticle, address) }))
