/** How one legacy page differs from the others. */
export interface Variant {
  /** The last part of `/legacy/{name}`. */
  name: string
  title: string
  /** Why the page is hostile, for the list of pages. */
  reason: string
  /** Scripts before the kit, by their path below `/legacy/`. */
  before?: readonly string[]
  /** Scripts at the end of the body. */
  after?: readonly string[]
  /** Style sheets of the page, besides its own. */
  styles?: readonly string[]
  /**
   * The copies of the kit in order: `this` is the build, a version number is the same build with that version.
   * Default: `this`, once.
   */
  kits?: readonly string[]
  /** The system library that must be installed. */
  needs?: 'prototype' | 'mootools'
  /** True if the page has the strict policy with Trusted Types. */
  strict?: boolean
  /** True if the page has a form and fields with the names of globals. */
  takenNames?: boolean
  /** True if the page's own modal is open and fights for the focus. */
  ownModal?: boolean
}

const jquery = 'libraries/jquery.js'

/** Every legacy page, by name. */
export const variants: readonly Variant[] = [
  {
    name: 'quirks',
    title: 'Quirks mode',
    reason: 'No doctype, jQuery 1.12, tables, curly quotes, tags that are never closed.',
    before: [jquery],
  },
  {
    name: 'prototype',
    title: 'Prototype.js',
    reason: 'Prototype 1.7.3 has extended Array, Function and Element.',
    before: ['libraries/prototype.js'],
    after: ['files/prototype-page.js'],
    needs: 'prototype',
  },
  {
    name: 'mootools',
    title: 'MooTools',
    reason: 'MooTools has replaced Event and Array.from, and extended every prototype.',
    before: ['libraries/mootools.js'],
    after: ['files/mootools-page.js'],
    needs: 'mootools',
  },
  {
    name: 'requirejs',
    title: 'RequireJS',
    reason: 'define.amd swallows every script that looks like a module.',
    before: ['libraries/require.js'],
    after: ['files/requirejs-page.js'],
  },
  {
    name: 'focus',
    title: 'Enforced focus',
    reason: 'A modal of the jQuery era pulls the focus back whenever it leaves.',
    before: [jquery],
    after: ['files/old-modal.js'],
    ownModal: true,
  },
  {
    name: 'css',
    title: 'Hostile style sheets',
    reason: 'Resets with !important on everything, inputs and buttons above all.',
    before: [jquery],
    styles: ['files/hostile.css'],
  },
  {
    name: 'globals',
    title: 'Polluted globals',
    reason: 'Enumerable additions to prototypes, names of ours taken, a stray module and define.',
    before: [jquery, 'files/pollution.js'],
  },
  {
    name: 'names',
    title: 'Taken names',
    reason: 'A form called cookie, and fields whose ids are globals of libraries.',
    takenNames: true,
  },
  {
    name: 'twice',
    title: 'The script twice',
    reason: 'The template and the editor both pasted the tag.',
    before: [jquery],
    kits: ['this', 'this'],
  },
  {
    name: 'other-version-last',
    title: 'Two versions, ours first',
    reason: 'A later version of the script comes second.',
    before: [jquery],
    kits: ['this', '0.99.0'],
  },
  {
    name: 'other-version-first',
    title: 'Two versions, ours last',
    reason: 'A later version of the script comes first.',
    before: [jquery],
    kits: ['0.99.0', 'this'],
  },
  {
    name: 'other-major-last',
    title: 'Two major versions, ours first',
    reason: 'Another major version of the script comes second.',
    before: [jquery],
    kits: ['this', '9.0.0'],
  },
  {
    name: 'other-major-first',
    title: 'Two major versions, ours last',
    reason: 'Another major version of the script comes first.',
    before: [jquery],
    kits: ['9.0.0', 'this'],
  },
  {
    name: 'strict',
    title: 'Strict policy',
    reason: "default-src 'none' and Trusted Types, in quirks mode.",
    strict: true,
  },
  {
    name: 'everything',
    title: 'Everything at once',
    reason: 'Polluted globals, jQuery, hostile style sheets, and the script twice.',
    before: [jquery, 'files/pollution.js'],
    styles: ['files/hostile.css'],
    kits: ['this', 'this'],
  },
]
