/** Which modules share a chunk, and the name of each chunk. */
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { modalTag } from '../packages/embed/page/ensure-element.ts'
import type { Tag } from './build-tags.ts'

const packages = join(import.meta.dirname, '../packages')

/** The module that starts the kit. */
export const core = join(packages, 'embed/core.ts')

/** Tells whether a module is in one of these folders of `packages`, or is one of these files. */
const isIn =
  (...paths: string[]) =>
  (id: string): boolean =>
    paths.some((path) => id.replaceAll('\\', '/').includes(`/packages/${path}`))

const isLibrary =
  (...names: string[]) =>
  (id: string): boolean =>
    names.some((name) => id.replaceAll('\\', '/').includes(`/node_modules/${name}/`))

/** True for a small tag that is in every header or beside every article. */
const isTrigger = ({ tag }: Tag['definition']): boolean =>
  /^bindery-(?:(?:save|share|follow)-button|cart-badge|(?:header|account)-menu)$/.test(tag)

/**
 * The stores of the reader's data that a button reads. React lists use them, too, and do not need Lit.
 * Resumable actions are here because a page can have one without a form.
 */
const isKnown = isIn(
  'state/session/resumable-action.ts',
  'state/account/tier.ts',
  'state/library/saved.ts',
  'state/follows/follows.ts',
  'state/cart/cart.ts',
  'contract/follow-rule.ts',
  'widgets/save/item-attributes.ts',
)

/** Folders and files whose lazy-loaded modules share a chunk. */
const lazyChunks: Readonly<Record<string, (id: string) => boolean>> = {
  browser: isIn('embed/browser/'),
  kit: isIn('embed/kit/'),
  'idle-tasks': isIn('embed/page/', 'embed/registry/', 'element/definition.ts'),
  'cart-store': isIn('state/cart/'),
  'library-store': isIn('state/library/'),
  'follow-store': isIn('state/follows/'),
  // Nothing else: only a page with a mistake loads it.
  diagnostics: isIn(
    'element/diagnostics.ts',
    'element/nearest.ts',
    'state/messages/diagnostics.ts',
    'state/settings/diagnostics.ts',
  ),
  // Nothing else: only a page with the setting loads it.
  'inherit-forms': isIn('widgets/site/inherit-forms.ts', 'widgets/site/form-tokens.ts'),
  'page-behaviour': isIn('widgets/site/'),
}

/**
 * Modules that several chunks use. Without these groups, each would be a file of a few hundred bytes and a
 * name in the loader. Modules share a chunk if the tags that need one mostly need the others.
 */
const sharedChunks: Readonly<Record<string, readonly string[]>> = {
  // Small modules that tags share with the API client, or with each other. Each page loads this chunk with the
  // client. Without it, a tag would load the whole client before its first call.
  basics: [
    'api/errors.ts',
    'contract/latest-subscription.ts',
    'state/client/call.ts',
    'state/client/latest-read.ts',
    'state/client/single-flight.ts',
    'state/client/freeze.ts',
    'state/client/to-failure.ts',
    'state/environment/find-by-id.ts',
    'state/page/analytics.ts',
    'state/session/session.events.ts',
    'state/session/several-actions.ts',
    'state/session/subscriber-link.ts',
    'state/session/tab-channel.ts',
  ],
  'failure.messages': ['state/client/failure.messages.ts', 'state/session/session-error.ts'],
  'form-problem': ['state/client/form-problem', 'widgets/auth/errors.ts'],
  // The words for failed changes. The stores need them, and so do lists and flyouts.
  problems: [
    'state/cart/cart-action.ts',
    'state/cart/cart-problem.ts',
    'state/cart/cart.messages.ts',
    'state/follows/follow-problem.ts',
    'state/library/folder-problem.ts',
    'state/library/saved-problem.ts',
  ],
  // Small parts of views that several widgets use.
  retry: ['ui/notice/retry-notice.tsx', 'ui/view/use-busy.ts'],
  passwords: [
    'contract/password-rule.ts',
    'state/account/new-password',
    'state/account/password.ts',
    'ui/form/new-password-field',
    'widgets/password/password-notice.tsx',
    'widgets/password/password.css',
  ],
  // With what dialogs of forms and panels both need.
  choices: ['ui/form/choice-list', 'ui/notice/temporary-notice.tsx', 'ui/view/stay-on-top.ts'],
  optimistic: ['state/client/optimistic-store.ts', 'state/page/notify-'],
  // The texts of saving name folders, so every chunk that has these texts also has the folders.
  folder: ['state/library/folders'],
  panel: [
    'element/flyout.attributes.ts',
    'state/page/flyout.ts',
    'state/page/overlay-host.ts',
    'ui/panel/panel',
    'ui/panel/flyout.ts',
    'ui/form/copy-field',
    'ui/form/text-area',
    'ui/dialog/confirmation',
    'ui/view/use-dismiss-after.ts',
  ],
  // Parts of forms and dialogs that the modal's first screen does not need.
  forms: [
    'ui/form/checkbox',
    'ui/form/select',
    'ui/dialog/top-layer-dialog',
    'ui/view/use-memoized-nodes.ts',
    'contract/name-rule.ts',
    'contract/profile-choices.ts',
    'state/account/profile-update',
    'state/messages/validity',
    'widgets/auth/use-hold.ts',
  ],
  prices: [
    'contract/cart-rule.ts',
    'contract/money.ts',
    'contract/product-rule.ts',
    'state/messages/money.ts',
  ],
  entry: [
    'contract/search-rule.ts',
    'state/articles/issue.ts',
    'state/streams/entry',
    'state/streams/search.events.ts',
    'widgets/archive/archive.messages.ts',
  ],
  products: ['state/cart/add-to-cart.ts', 'state/cart/product.ts'],
  orders: [
    'contract/country.ts',
    'state/orders/activation.ts',
    'state/orders/case-study.ts',
    'state/orders/order-cookie.ts',
    'state/orders/places.ts',
  ],
  quota: ['state/articles/quota'],
  help: ['state/page/help', 'widgets/help/help-text', 'widgets/help/help.messages.ts'],
  gift: ['state/articles/gift', 'state/session/prompt.ts', 'widgets/gift/gift.messages.ts'],
  'save-flyout': ['widgets/save/save-flyout', 'widgets/save/organize-flyout'],
  'save-trigger': ['widgets/save/save-button'],
  // Buttons of lists, in My Library and beside it.
  'list-buttons': [
    'widgets/save/organize-button.element.ts',
    'widgets/share/list/share-list-button',
  ],
  'share-trigger': ['widgets/share/button/share-trigger'],
  share: [
    'contract/share-text-rule.ts',
    'state/articles/share.ts',
    'widgets/share/popup-window.ts',
    'widgets/share/share-history.ts',
    'widgets/share/share-link.ts',
    'widgets/share/share.events.ts',
    'widgets/share/video/video-embed.ts',
  ],
  'share-panel': [
    'widgets/share/mail-form',
    'widgets/share/share-flyout-styles.ts',
    'widgets/share/share-problem.ts',
    'widgets/share/share.messages.ts?part=shareMailMessages',
  ],
  bulk: [
    'widgets/library/bulk/bulk-panel.ts',
    'widgets/library/bulk/bulk-request.ts',
    'widgets/library/folder-status.ts',
  ],
  passkey: ['state/account/passkey', 'widgets/auth/sign-in/passkey-sign-in.ts'],
  subscriber: [
    'state/account/subscriber.ts',
    'state/account/verify-url.ts',
    'widgets/subscriber/email-rules.ts',
    'widgets/subscriber/form-values.ts',
    'widgets/subscriber/subscriber-panel.tsx',
    'widgets/subscriber/subscriber-problem.ts',
    'widgets/subscriber/subscriber.css',
  ],
}

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
 * @param entry the module that starts the kit
 */
export const groups = (tags: readonly Tag[], entry = core): Rolldown.CodeSplittingGroup[] => {
  const isTag = (id: string, belongs: (definition: Tag['definition']) => boolean) =>
    tags.some(({ definition, file }) => file === id && belongs(definition))
  return [
    {
      name: 'core',
      // The base styles are here because Lit tags and React tags use them. The small modules are here
      // because several chunks use them, and each would otherwise become a file.
      test: (id) =>
        id === entry ||
        isLibrary('nanostores')(id) ||
        isIn(
          'api/json.ts',
          'element/define.ts',
          'element/host.ts',
          'state/environment/error.events.ts',
          'state/messages/phrases.ts',
          'ui/styles/base-styles.ts',
        )(id),
      priority: 4,
    },
    {
      name: 'lit',
      // The positioning of flyouts is here because a menu is a Lit tag, and a React flyout has a Lit trigger.
      // The directives are not: they are a quarter of Lit, and few views use one.
      test: (id) =>
        (isLibrary('lit', 'lit-html')(id) && !/directive[\w-]*(?:[\\/]\w+)?\.js$/.test(id)) ||
        isIn(
          'element/lit-',
          'state/page/trigger.ts',
          'ui/focus/tab-stops.ts',
          'ui/panel/flyout-styles.ts',
          'ui/panel/position-below.ts',
        )(id),
      priority: 3,
    },
    { name: 'known', test: isKnown, priority: 3 },
    {
      // Hardly any page has only one of these, and chunks this small compress badly. Split, they would be
      // 3 kB more, in eleven more files.
      name: 'triggers',
      test: (id) => isTag(id, isTrigger),
      priority: 2,
    },
    {
      name: 'react',
      test: (id) =>
        isLibrary('preact', '@preact', '@r2wc')(id) ||
        isIn(
          'element/preact/',
          'element/react-',
          'contract/email-rule.ts',
          'contract/opt-in.ts',
        )(id) ||
        isTag(id, ({ tag }) => tag === modalTag),
      priority: 2,
    },
    ...Object.entries(sharedChunks).map(([name, paths]) => ({
      name,
      test: isIn(...paths),
      priority: 1,
    })),
    // Modules that the API client shares with lazy-loaded code stay in its chunk.
    { name: 'api', test: isIn('state/server.ts'), priority: 0 },
    {
      // Only the modules themselves. Their imports may be in the chunk of a tag.
      name: (id, context) =>
        Object.entries(lazyChunks).find(([, belongs]) => belongs(id) && isLazy(id, context))?.[0] ??
        null,
      test: (id) => Object.values(lazyChunks).some((belongs) => belongs(id)),
      includeDependenciesRecursively: false,
      priority: -1,
    },
  ]
}

/** Chunks that nearly every page loads, or that the first paint waits for. */
const first = ['core', 'react', 'lit', 'triggers']

/**
 * A hint for chunks that call nearly all their functions at once. Chromium then compiles the functions off
 * the main thread while it reads the file, instead of at each first call. This saves a third of the main
 * thread's work for the sign-in form. Other engines ignore the comment.
 */
export const compileHint = ({ name }: Rolldown.RenderedChunk): string =>
  first.includes(name) ? '//# allFunctionsCalledOnLoad' : ''
