/** Where things may lie, and what they may be called. */
import { posix } from 'node:path'
import type { Rule } from './project.ts'

const topFolders = new Set([
  ...['packages', 'hosts', 'stories', 'tests', 'tools', 'bench', 'docs', 'etc'],
  ...['.storybook', '.ci'],
])

const testFolders = new Set([
  ...['conventions', 'support', 'e2e', 'embed', 'engines', 'hear', 'soak', 'wordpress'],
])

/** Names that say nothing of what is inside. */
const emptyNames = /^(src|utils?|helpers?|common|lib|libs|shared|misc)$/

/** At the top stand the folders of the README; tests holds only what is larger than one package. */
export const knownFolders: Rule = (files) =>
  files.flatMap(({ path }) => {
    const [top = '', second = '', third] = path.split('/')
    if (path.includes('/') && !topFolders.has(top)) return [`${path}: no such folder at the top`]
    if (top === 'tests' && (!third || !testFolders.has(second))) {
      return [`${path}: tests/ holds ${[...testFolders].join(', ')}; the rest lies beside its code`]
    }
    return []
  })

/** The noun is the next thing you see: no src/, no drawer for everything. */
export const tellingNames: Rule = (files) =>
  files.flatMap(({ path }) =>
    path
      .split('/')
      .filter((name) => emptyNames.test(name.split('.')[0] ?? ''))
      .map((name) => `${path}: "${name}" says nothing, use a noun`),
  )

/** Files are named in lower case with hyphens; dots part the noun from the kind. */
export const hyphenatedNames: Rule = (files) =>
  files
    .filter(({ path }) => /\.(tsx?|css|html)$/.test(path))
    .filter(({ path }) => !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(posix.basename(path)))
    .map(({ path }) => `${path}: name it in lower case with hyphens`)

/** Somebody else's code comes from a registry or the system, secrets and machine files from nowhere. */
export const nothingForeign: Rule = (files) =>
  files.flatMap(({ path, text }) => {
    const name = posix.basename(path)
    if (
      /^(jquery|prototype|mootools|require(js)?|react|preact|lit)([.-]\d[\w.-]*|[.-](core|more|min))*\.js$/.test(
        name,
      )
    ) {
      return [`${path}: vendored; get it from its package`]
    }
    if (
      /(\.min\.(js|css)|\.orig|\.rej|\.bak|\.snap|\.pem|\.sqlite|^\.env.*|^\.DS_Store)$/.test(name)
    ) {
      return [`${path}: does not belong in the project`]
    }
    const machine = /["'`\s(](\/(home|Users|root|work)\/[\w.-]+)/.exec(text)
    return machine ? [`${path}: names a folder of one machine, ${machine[1]}`] : []
  })
