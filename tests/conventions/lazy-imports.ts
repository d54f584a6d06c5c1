/** Where `import()` stands: code loads lazily through a handle, so that a failed load is retried and known. */
import { parseSync } from 'vite'
import { allNodes, isNode, type Node } from '../../tools/syntax-tree.ts'
import { isShipped, type Rule, type SourceFile } from './project.ts'

/** The places that load chunks for others: tags and texts. */
const loaders = /^packages\/embed\/(?:registry|loader|language)\//

const console = 'console texts, which nobody waits for'
const browser = 'each part of the browser is a promise of the environment'

/** Files whose `import()` needs no handle, and why. */
export const known: Readonly<Record<string, string>> = {
  'packages/api/client.ts': 'a long answer is read at once without it',
  'packages/element/warn-lazily.ts': console,
  'packages/element/hand-over/form-hand-over.ts': 'a tag works without the hand-over of a form',
  'packages/state/messages/book.ts': console,
  'packages/state/settings/settings.ts': console,
  'packages/state/server.ts':
    'the resumable actions and the schemas of a call; their users make the handles',
  'packages/state/state.ts': 'createServerAccess makes the handle',
  'packages/embed/browser/environment.ts': browser,
  'packages/embed/kit/kit.ts': 'a call of the page rejects if its code fails to load',
  'packages/embed/start.ts':
    'the idle tasks, the screen of a link, and the look of the page’s forms: nothing waits for them',
  'packages/widgets/auth/other-screens/load-other-screens.ts':
    'the modal asks for the loaded screens synchronously',
}

/** The calls of `lazy` and `loadOnce` among these nodes. */
const handlesIn = (nodes: readonly Node[]): Node[] =>
  nodes.filter(({ type, callee }) => {
    const name = isNode(callee) && callee.type === 'Identifier' ? callee['name'] : ''
    return type === 'CallExpression' && (name === 'lazy' || name === 'loadOnce')
  })

/** Each `import()` of a script that no `lazy()` and no `loadOnce()` surrounds. */
const bareImports = ({ path, text }: SourceFile): string[] => {
  if (!/\bimport\(/.test(text)) return []
  const nodes = allNodes(parseSync(path, text).program as unknown as Node)
  const handles = handlesIn(nodes)
  return nodes
    .filter(({ type }) => type === 'ImportExpression')
    .filter((at) => !handles.some(({ start, end }) => start < at.start && at.end < end))
    .map(({ start, end }) => text.slice(start, end))
}

/** A lazy import stands in a loader, or in the handle `lazy()` or `loadOnce()`. */
export const lazyHandles: Rule = (files) =>
  files
    .filter((source) => isShipped(source) && !loaders.test(source.path))
    .filter(({ path }) => !known[path])
    .flatMap((source) =>
      bareImports(source).map(
        (code) => `${source.path}: ${code} stands alone; put it into lazy() or loadOnce()`,
      ),
    )

/** The list of exceptions names no file that needs none. */
export const knownLazyImports: Rule = (files) =>
  Object.keys(known).flatMap((path) => {
    const source = files.find((each) => each.path === path)
    return source && bareImports(source).length > 0 ? [] : [`${path}: needs no exception`]
  })
