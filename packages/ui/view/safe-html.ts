/**
 * The only way to insert HTML from outside. DOMPurify sanitises it, because browsers parse broken markup in
 * ways that need expert care. The lists below say what it keeps, the same in every browser. DOMPurify is 10 kB,
 * so import this module only when there is such HTML.
 *
 * `Element.setHTML` costs no bytes and needs no policy, but Safari does not have it. Using both means two sets
 * of rules, of which each browser would test one.
 */
import createPurify, { type Config } from 'dompurify'

/** Text content only: no forms, frames, styles, scripts, SVG, MathML or tags of the kit. */
const tags =
  'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp section small span strong sub sup table tbody td tfoot th thead time tr u ul var'
/** No `id` or `name`, which could shadow globals of the page, and no `class`, which could imitate its look. */
const attributes =
  'alt cite colspan datetime dir headers height href lang reversed rowspan scope src start title width'

/**
 * Limits in characters and tags, far more than an article has. Unclosed tags cost the parser quadratic time:
 * 20,000 take four seconds, 5,000 take half a second.
 */
const limits = { characters: 1_000_000, tags: 5_000 }

interface Policies {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): NonNullable<Config['TRUSTED_TYPES_POLICY']>
}

/** Name of the Trusted Types policy. A page with a `trusted-types` list must allow it. */
const policyName = 'bindery-html'

/** Lets DOMPurify parse the text in an inert document. The result is made of nodes and is not parsed again. */
const policyOf = (page: Window): Config['TRUSTED_TYPES_POLICY'] =>
  (page as { trustedTypes?: Policies }).trustedTypes?.createPolicy(policyName, {
    createHTML: (text) => text,
    createScriptURL: () => {
      throw new TypeError('No scripts are made of HTML')
    },
  })

/** DOMPurify with an empty document: members of the page's may be hidden by a form of that name. */
const purifyApart = () => {
  const apart = document.implementation.createHTMLDocument('')
  return createPurify(
    new Proxy(window, {
      get: (page, name) => (name === 'document' ? apart : Reflect.get(page, name)),
    }),
  )
}

const prepare = () => {
  const purify = purifyApart()
  purify.addHook('uponSanitizeAttribute', (_node, attribute) => {
    // DOMPurify allows data: addresses for images. We allow only files.
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
    // http, https, mailto, tel, and addresses without a scheme.
    ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    RETURN_DOM_FRAGMENT: true,
    ...(policy ? { TRUSTED_TYPES_POLICY: policy } : {}),
  }
  return (text: string) =>
    purify.sanitize(text, { ...config, RETURN_DOM_FRAGMENT: true, RETURN_DOM: false })
}

/** An attribute with its value. */
const attribute = /([^\s"'/=]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']*)/g

/**
 * Renames styles and handlers, which DOMPurify removes anyway. A browser checks them against the page's policy while
 * it parses, also in an inert document, and reports each one. `noframes` is parsed like `style`, and removed with its text, too.
 */
const withoutStyles = (text: string): string =>
  text
    .split('<')
    .map((part, index) => {
      if (index === 0 || !/^\/?[a-z]/i.test(part)) return part
      const end = part.indexOf('>')
      const tag = end < 0 ? part : part.slice(0, end)
      const renamed = tag
        .replace(/^(\/?)style(?![\w-])/i, '$1noframes')
        .replace(attribute, (whole, name: string) =>
          /^(?:style|on.+)$/i.test(name) ? `data-${whole}` : whole,
        )
      return renamed + part.slice(tag.length)
    })
    .join('<')

let clean: ReturnType<typeof prepare> | undefined

/**
 * Sanitises a text of HTML and returns its nodes. The text inside removed elements stays, except for scripts
 * and styles.
 * @throws RangeError beyond `limits`; TypeError if the page's Trusted Types do not allow `bindery-html`
 */
export const safeHtml = (text: string): DocumentFragment => {
  if (text.length > limits.characters || text.split('<').length > limits.tags) {
    throw new RangeError('More HTML than an article has')
  }
  clean ??= prepare()
  return clean(withoutStyles(text))
}
