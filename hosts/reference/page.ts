import type { Context } from 'hono'
import type { Scope } from '../template.ts'
import type { FormNotice } from './page-forms.ts'

/** The content of a page, before the site's layout is added. */
export interface Page {
  template: string
  /** The address without the query. The account menu returns to it. */
  path: string
  title: string
  description: string
  /** The values of the template. */
  scope: Scope
  /** True if the page has a gate. */
  paywall?: boolean
  /** The kit's `page-type`. */
  pageType?: string
  /** True for a page in another site's frame: it has no header and footer. */
  bare?: boolean
  /** The language of a page that is not in English. It has its own layout. */
  lang?: 'de'
  /** True if the page itself has the auth modal, in its text. */
  ownModal?: boolean
  /** True if search engines must not index the page. */
  unlisted?: boolean
}

/** The values of the layout that do not depend on the page. */
export interface Frame {
  /** The snippet for the head: the kit's script tag, with its hints. */
  snippet: string
  /** The site's own origin, for absolute links. */
  origin: string
  /** What to say about a form that was posted without the script. */
  notice?: FormNotice | undefined
}

type Reply = Response | Promise<Response>

/** Renders a page and sends it. `cacheControl` defaults to `no-cache`. */
export type SendPage = (
  context: Context,
  page: Page,
  status?: 200 | 403 | 404 | 503,
  cacheControl?: string,
) => Reply

/** Sends the site's not-found page. */
export type SendNotFound = (context: Context) => Reply
