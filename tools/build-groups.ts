/** Which modules lie in one chunk, and what it is called. */
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { modalTag } from '../packages/embed/bring.ts'
import type { Tag } from './build-tags.ts'

/** The module that starts the kit. */
export const core = join(import.meta.dirname, '../packages/embed/core.ts')

const inModule = (...names: string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`)

/** Small, in every header or beside every article. */
const isTrigger = ({ tag }: Tag['definition']): boolean =>
  /^bindery-(?:(?:save|share|follow)-button|cart-badge|(?:header|account)-menu)$/.test(tag)

/**
 * Each file asked for costs a slow network more than its bytes do, so what nearly every page needs
 * together is one chunk. A group takes along all that its modules import, unless a group of higher
 * priority has it; what is only imported later (the API client) stays out. The auth modal lives beside
 * its renderer: whatever tag of that renderer is on a page, the modal may be next.
 */
export const groups = (tags: readonly Tag[]): Rolldown.CodeSplittingGroup[] => [
  {
    name: 'core',
    // The base of the styles too: Lit's tags wear it as well as React's. And small things that several
    // chunks use: by themselves they would each become a file.
    test: (id) =>
      id === core ||
      /element[\\/]define\.ts$|ui[\\/]base-styles\.ts$|state[\\/](?:analytics|fault\.events|phrases)\.ts$/.test(
        id,
      ) ||
      inModule('nanostores').test(id),
    priority: 4,
  },
  {
    name: 'lit',
    // How a flyout hangs on its button, too: a menu has both, a React flyout has a trigger of Lit's. Not
    // the directives: they are a quarter of Lit, and few views have one.
    test: (id) =>
      (inModule('lit', 'lit-html').test(id) && !/directive[\w-]*(?:[\\/]\w+)?\.js$/.test(id)) ||
      /element[\\/]lit-|ui[\\/](?:flyout-styles|place-below|tab-stops)\.ts$|state[\\/]trigger\.ts$/.test(
        id,
      ),
    priority: 3,
  },
  {
    // What is known of the reader and their things: triggers look at it, and so do lists of React's, which
    // have no use for Lit. Whose a verb is, too: where it is done is not always where a form is.
    name: 'known',
    test: /state[\\/](?:as-reader|saved|follow|cart|tier)\.ts$|contract[\\/]follow-rule\.ts$|save[\\/]save\.attributes\.ts$/,
    priority: 3,
  },
  {
    // Hardly a page has one of these and no other, and pieces this small do not compress by themselves:
    // apart they are 3 kB more, in eleven more files.
    name: 'triggers',
    test: (id) => tags.some(({ definition, file }) => isTrigger(definition) && file === id),
    priority: 2,
  },
  {
    name: 'react',
    test: (id) =>
      inModule('preact', '@preact').test(id) ||
      /element[\\/](?:react-|renderer)|contract[\\/](?:email-rule|opt-in)\.ts$/.test(id) ||
      tags.some(({ definition, file }) => definition.tag === modalTag && file === id),
    priority: 2,
  },
  // What online things that come later still have in common with it stays in it.
  { name: 'api', test: /state[\\/]online\.ts$/, priority: 0 },
  // Each shared piece by itself would be a file of its own, and a name in the loader.
  // Parts of forms and dialogs that the first screen of the modal has no use for.
  {
    name: 'forms',
    test: /ui[\\/](?:checkbox|new-password-field|select|top-layer-dialog)\.tsx$|(?:contract[\\/]profile-choices|state[\\/](?:password|profile-update|new-password\.messages))\.ts$|[\\/]use-hold\.ts$/,
    priority: 0,
  },
  // What the flyouts of buttons have in common.
  { name: 'by-id', test: /state[\\/]by-id\.ts$/, priority: 1 },
  {
    name: 'panel',
    test: /(?:ui|state)[\\/](?:flyout|panel|panel-styles|use-dismiss-after|copy-field|text-area|confirmation)\.(?:tsx?$|css)/,
    priority: 1,
  },
  // What is under way of all that a reader changes, and what tells of it: who saves something need not
  // have the folders.
  { name: 'turns', test: /state[\\/](?:turns|notice)\.ts$/, priority: 1 },
  // Saving, too, tells what became of its folders: all that has these words has the folders.
  { name: 'folder', test: /state[\\/](?:folder|saved\.messages)\.ts$/, priority: 0 },
  { name: 'help', test: /[\\/]help(?:-messages|-panel|\.messages|\.text)\.ts$/, priority: 0 },
  // What its buttons share.
  { name: 'save-trigger', test: /save[\\/]save-button\.(?:css|model|view)/, priority: 0 },
  { name: 'share-trigger', test: /share[\\/]share-trigger\.\w+$/, priority: 0 },
  { name: 'share', test: /share[\\/]share\.(?:events|popup|address|video)\.ts$/, priority: 0 },
  { name: 'share-panel', test: /share[\\/]share-(?:sheets|mail)\.tsx?$/, priority: 0 },
  {
    name: 'gift',
    test: /gift[\\/]gift(?:\.messages)?\.ts$|state[\\/](?:gift|prompt)\.ts$/,
    priority: 0,
  },
  // What is known of subscribers, with and without a form around it.
  { name: 'subscription', test: /[\\/](?:latest-subscription|subscriber-link)\.ts$/, priority: 0 },
]

/** What stands on nearly every page or is waited for before the first paint. */
const first = ['core', 'react', 'lit', 'triggers']

/**
 * Such a chunk runs nearly all that is in it at once. Told so, Chromium compiles its functions while it
 * reads the file, beside the page, and not one by one when each is first called: a third of what the
 * sign-in form keeps the page busy with. For other engines it is a comment.
 */
export const compileHint = ({ name }: Rolldown.RenderedChunk): string =>
  first.includes(name) ? '//# allFunctionsCalledOnLoad' : ''
