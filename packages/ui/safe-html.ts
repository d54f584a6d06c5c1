/**
 * The one way in for HTML that somebody else has written. DOMPurify does it, because what browsers make
 * of broken markup is a craft of its own; what it lets through is listed here, the same in every browser.
 * It is 10 kB, so this module is only imported when there is such HTML.
 *
 * `Element.setHTML` would cost nothing and needs no policy, but Safari has none: there would be two rules
 * to keep, of which each reader's browser tests one.
 */
import createPurify, { type Config } from 'dompurify'

/** What a text is made of. No forms, frames, styles, scripts, no SVG or MathML, and no tags of ours. */
const tags =
  'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp section small span strong sub sup table tbody td tfoot th thead time tr u ul var'
/** No id and no name, which would stand for something of the page's; no class, which would look like it. */
const attributes =
  'alt cite colspan datetime dir headers height href lang reversed rowspan scope src start title width'

/**
 * The most that is looked at, in characters and in tags: far more than an article has. Tags that are never
 * closed cost a browser's parser the square of their number: 20,000 of them, four seconds; these, half of one.
 */
const most = { characters: 1_000_000, tags: 5_000 }

interface Policies {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): NonNullable<Config['TRUSTED_TYPES_POLICY']>
}

/** `require-trusted-types-for 'script'`: a policy with a `trusted-types` list names it. */
const policyName = 'bindery-html'

/** It parses, in a document that nobody sees; what comes out is made of nodes, and is never parsed again. */
const policyOf = (page: Window): Config['TRUSTED_TYPES_POLICY'] =>
  (page as { trustedTypes?: Policies }).trustedTypes?.createPolicy(policyName, {
    createHTML: (text) => text,
    createScriptURL: () => {
      throw new TypeError('No scripts are made of HTML')
    },
  })

const prepare = () => {
  const purify = createPurify(window)
  purify.addHook('uponSanitizeAttribute', (_node, attribute) => {
    // The library lets an image be written out in its address; here it is a file of somebody's.
    if (attribute.attrName === 'src' && /^\W*data:/i.test(attribute.attrValue)) {
      attribute.keepAttr = false
    }
  })
  const policy = policyOf(window)
  const config: Config = {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    // http, https, mailto, tel, and what is no scheme at all.
    ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    RETURN_DOM_FRAGMENT: true,
    ...(policy ? { TRUSTED_TYPES_POLICY: policy } : {}),
  }
  return (text: string) =>
    purify.sanitize(text, { ...config, RETURN_DOM_FRAGMENT: true, RETURN_DOM: false })
}

let clean: ReturnType<typeof prepare> | undefined

/**
 * What is harmless of a text of HTML, as nodes of this page; text in what was taken out stays, other
 * than of scripts and styles.
 * @throws RangeError when it is more than an article has; TypeError when the page's policy
 * allows no `bindery-html`
 */
export const safeHtml = (text: string): DocumentFragment => {
  if (text.length > most.characters || text.split('<').length > most.tags) {
    throw new RangeError('More HTML than an article has')
  }
  clean ??= prepare()
  return clean(text)
}
