/** Which modules share a chunk, and the name of each chunk. */
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { modalTag } from '../packages/embed/page/ensure-element.ts'
import type { Tag } from './build-tags.ts'

/** The module that starts the kit. */
export const core = join(import.meta.dirname, '../packages/embed/core.ts')

const inModule = (...names: string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`)

/** True for a small tag that is in every header or beside every article. */
const isTrigger = ({ tag }: Tag['definition']): boolean =>
  /^bindery-(?:(?:save|share|follow)-button|cart-badge|(?:header|account)-menu)$/.test(tag)

/** Folders whose lazy-loaded modules share a chunk, and the name of that chunk. */
const lazyFolders: readonly (readonly [folder: RegExp, name: string])[] = [
  [/embed[\\/]browser[\\/]/, 'browser'],
  [/embed[\\/]kit[\\/]/, 'kit'],
  [/embed[\\/](?:page|registry)[\\/]/, 'idle-tasks'],
  [/state[\\/]cart[\\/]/, 'cart-store'],
  [/state[\\/]library[\\/]/, 'library-store'],
  [/state[\\/]follows[\\/]/, 'follow-store'],
  [/(?:state[\\/](?:settings|messages)|packages[\\/]element)[\\/]/, 'diagnostics'],
  [/widgets[\\/]site[\\/]/, 'page-behaviour'],
]

/** True for a module that no entry imports statically, directly or not. */
function isLazy(id: string, context: Rolldown.ChunkingContext): boolean {
  const seen = new Set([id])
  for (const each of seen) {
    const info = context.getModuleInfo(each)
    if (info?.isEntry) return false
    for (const importer of info?.importers ?? []) seen.add(importer)
  }
  return true
}

/**
 * The groups of modules that share a chunk. On a slow network a request costs more than its bytes, so
 * modules that nearly every page needs together are one chunk. A group includes the static imports of its
 * modules, unless a group of higher priority has them. Dynamic imports, such as the API client, stay out.
 * The auth modal shares a chunk with its renderer, because any tag of that renderer may open it next.
 */
export const groups = (tags: readonly Tag[]): Rolldown.CodeSplittingGroup[] => [
  {
    name: 'core',
    // The base styles are here because Lit tags and React tags use them. The small modules are here because
    // several chunks use them, and each would otherwise become a file.
    test: (id) =>
      id === core ||
      /element[\\/]define\.ts$|ui[\\/]styles[\\/]base-styles\.ts$|page[\\/]analytics\.ts$|environment[\\/]error\.events\.ts$|messages[\\/]phrases\.ts$|api[\\/]json\.ts$/.test(
        id,
      ) ||
      inModule('nanostores').test(id),
    priority: 4,
  },
  {
    name: 'lit',
    // The positioning of flyouts is here because a menu is a Lit tag, and a React flyout has a Lit trigger.
    // The directives are not: they are a quarter of Lit, and few views use one.
    test: (id) =>
      (inModule('lit', 'lit-html').test(id) && !/directive[\w-]*(?:[\\/]\w+)?\.js$/.test(id)) ||
      /element[\\/]lit-|panel[\\/](?:flyout-styles|position-below)\.ts$|focus[\\/]tab-stops\.ts$|page[\\/]trigger\.ts$/.test(
        id,
      ),
    priority: 3,
  },
  {
    // The stores of the reader's data. Triggers use them, and so do React lists, which do not need Lit.
    // Resumable actions are here because a page can have one without a form.
    name: 'known',
    test: /session[\\/](?:resumable-action|tier)\.ts$|library[\\/]saved\.ts$|follows[\\/]follows\.ts$|state[\\/]cart[\\/]cart\.ts$|contract[\\/]follow-rule\.ts$|save[\\/]item-attributes\.ts$/,
    priority: 3,
  },
  {
    // Hardly any page has only one of these, and chunks this small compress badly. Split, they would be
    // 3 kB more, in eleven more files.
    name: 'triggers',
    test: (id) => tags.some(({ definition, file }) => isTrigger(definition) && file === id),
    priority: 2,
  },
  {
    name: 'react',
    test: (id) =>
      inModule('preact', '@preact', '@r2wc').test(id) ||
      /element[\\/]react[-.]|contract[\\/](?:email-rule|opt-in)\.ts$/.test(id) ||
      tags.some(({ definition, file }) => definition.tag === modalTag && file === id),
    priority: 2,
  },
  {
    // Only the modules themselves. Their imports may be in the chunk of a tag.
    name: (id, context) =>
      isLazy(id, context) ? (lazyFolders.find(([folder]) => folder.test(id))?.[1] ?? null) : null,
    test: (id) => lazyFolders.some(([folder]) => folder.test(id)),
    includeDependenciesRecursively: false,
    priority: -1,
  },
  // Modules that the API client shares with lazy-loaded code stay in its chunk.
  { name: 'api', test: /state[\\/]server\.ts$/, priority: 0 },
  // Without the groups below, each shared module would be a file, and a name in the loader.
  // Parts of forms and dialogs that the modal's first screen does not need.
  {
    name: 'forms',
    test: /ui[\\/](?:form[\\/](?:checkbox|new-password-field|select)|dialog[\\/]top-layer-dialog)\.tsx$|(?:contract[\\/]profile-choices|account[\\/](?:password|profile-update|new-password\.messages))\.ts$|[\\/]use-hold\.ts$/,
    priority: 0,
  },
  // Shared by the flyouts of buttons.
  { name: 'by-id', test: /environment[\\/]find-by-id\.ts$/, priority: 1 },
  {
    name: 'panel',
    test: /page[\\/](?:flyout|overlay-host)\.ts$|ui[\\/]\w+[\\/](?:flyout|panel|panel-styles|use-dismiss-after|copy-field|text-area|confirmation)\.(?:tsx?$|css)/,
    priority: 1,
  },
  // The mutation queue and its notices. A page that saves items does not always need the folders.
  {
    name: 'turns',
    test: /client[\\/]mutation-queue\.ts$|page[\\/]notify-lazily\.ts$/,
    priority: 1,
  },
  // The texts of saving name folders, so every chunk that has these texts also has the folders.
  { name: 'folder', test: /library[\\/](?:folders|saved\.messages)\.ts$/, priority: 0 },
  { name: 'help', test: /[\\/]help(?:-seen|-panel|-text|\.messages)\.ts$/, priority: 0 },
  // Shared by the save buttons.
  { name: 'save-trigger', test: /save[\\/]save-button\.(?:css|model|view)/, priority: 0 },
  { name: 'share-trigger', test: /share[\\/]button[\\/]share-trigger\.\w+$/, priority: 0 },
  {
    name: 'share',
    test: /share[\\/](?:share\.events|popup-window|share-link|video[\\/]video-embed)\.ts$/,
    priority: 0,
  },
  // Links to networks also report a share, but do not need the shared parts of the flyouts.
  {
    name: 'share-history',
    test: /share[\\/]share-history\.ts$|articles[\\/]share\.ts$|contract[\\/]share-text-rule\.ts$/,
    priority: 1,
  },
  { name: 'share-panel', test: /share[\\/](?:share-flyout-styles|mail-form)\.tsx?$/, priority: 0 },
  {
    name: 'gift',
    test: /gift[\\/]gift(?:\.messages)?\.ts$|articles[\\/]gift\.ts$|session[\\/]prompt\.ts$/,
    priority: 0,
  },
  // Subscriber data, for tags with and without a form.
  { name: 'subscription', test: /[\\/](?:latest-subscription|subscriber-link)\.ts$/, priority: 0 },
]

/** Chunks that nearly every page loads, or that the first paint waits for. */
const first = ['core', 'react', 'lit', 'triggers']

/**
 * A hint for chunks that call nearly all their functions at once. Chromium then compiles the functions off
 * the main thread while it reads the file, instead of at each first call. This saves a third of the main
 * thread's work for the sign-in form. Other engines ignore the comment.
 */
export const compileHint = ({ name }: Rolldown.RenderedChunk): string =>
  first.includes(name) ? '//# allFunctionsCalledOnLoad' : ''
