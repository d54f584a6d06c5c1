/** What `bindery doctor` may find. `docs/doctor.md` has a section for each name. */
export const findings = {
  'script-missing': 'The page does not load the script.',
  'script-inline': 'The script is a module or has no address.',
  'script-blocking': 'The script holds up the page.',
  'script-twice': 'The page loads the script more than once.',
  'script-versions': 'The page loads two versions of the script.',
  'import-map-late': 'The import map stands after what it is for.',
  'import-map-invalid': 'The import map is not JSON.',
  'tags-missing': 'The page loads the script and has no tag.',
  'setting-unknown': 'A setting has a wrong name or stands in the wrong place.',
  'setting-invalid': 'A setting has a value that is not allowed.',
  'setting-conflict': 'A setting has two values.',
  'setting-needed': 'A tag or setting needs another setting.',
  'config-invalid': 'The JSON block of settings cannot be read.',
  'site-twice': 'The page has bindery-site more than once.',
  'tag-unknown': 'The kit has no such tag.',
  'tag-self-closed': 'A tag ends with a slash instead of an end tag.',
  'tag-unclosed': 'A tag has no end tag.',
  'tag-torn': 'The browser ends a tag early, and its content falls out.',
  'tag-moved': 'The browser moves a tag out of a table.',
  'tag-in-head': 'A tag stands in the head.',
  'tag-escaped': 'A tag is text that readers see.',
  'tag-paragraphs': 'The CMS has added paragraphs to a tag.',
  'end-tag-alone': 'An end tag has no start tag.',
  'code-visible': 'Readers see code: its script tag is gone.',
  'slot-unknown': 'A child is in a slot that the tag does not have.',
  'slot-nested': 'An element with a slot is no child of its tag.',
  'attribute-unknown': 'The tag has no such attribute.',
  'attribute-invalid': 'An attribute has a value that is not allowed.',
  'attribute-missing': 'A required attribute is missing.',
  'attribute-quotes': 'An attribute has typographic quotes.',
  'attribute-unquoted': 'A text with spaces has no quotes.',
  'attribute-twice': 'A tag has the same attribute twice.',
  'name-deprecated': 'A name will go in a later version.',
  'csp-script': 'The policy forbids the script or its chunks.',
  'csp-connect': 'The policy forbids requests to the API.',
  'csp-frame': 'The policy forbids a frame.',
  'csp-image': 'The policy forbids images of the site.',
  'csp-import-map': 'The policy forbids the import map.',
  'csp-trusted-types': 'The policy forbids a Trusted Types policy of the kit.',
  'csp-ancestors': 'The policy forbids the frame around the card.',
  'mixed-content': 'An https page names an http address.',
  base: 'A base element changes the address of the script.',
  'file-missing': 'A file of the kit cannot be loaded.',
  'file-type': 'A file of the kit is not served as JavaScript.',
  'file-cache': 'A file of the kit has the wrong cache header.',
  'file-compression': 'A file of the kit is not compressed.',
  'file-cors': 'Another origin does not allow the page to load the kit.',
  'integrity-wrong': 'An integrity hash does not match its file.',
} as const

export type FindingName = keyof typeof findings

/** A mistake in the page, and where it is in the HTML. Lines and columns count from 1. */
export interface Finding {
  readonly name: FindingName
  /** Whole sentences: what is wrong, and how to fix it. */
  readonly message: string
  readonly line: number
  readonly column: number
}
