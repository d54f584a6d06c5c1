/** What belongs to a widget: its stories, its spec, and files that are called after it. */
import { posix } from 'node:path'
import { isScript, isTest, type Rule, withoutComments } from './project.ts'

interface Definition {
  path: string
  feature: string
  /** The name of the file: `gift-button` of `gift-button.element.ts`. */
  name: string
}

const definitionsIn = (files: Parameters<Rule>[0]): Definition[] =>
  files.flatMap(({ path }) => {
    const match = /^packages\/widgets\/([^/]+)\/(?:[^/]+\/)?([^/]+)\.element\.ts$/.exec(path)
    return match?.[1] && match[2] ? [{ path, feature: match[1], name: match[2] }] : []
  })

/** Each tag has a file of stories: a state without a story is not reviewed by anybody. */
export const hasStories: Rule = (files) =>
  definitionsIn(files).flatMap(({ path, feature, name }) => {
    const stories = `stories/${feature}/${name}.stories.tsx`
    return files.some((candidate) => candidate.path === stories)
      ? []
      : [`${path}: has no stories, ${stories}`]
  })

/** Each tag has an e2e spec, called after the tag or its feature. */
export const hasSpec: Rule = (files) =>
  definitionsIn(files).flatMap(({ path, feature, name }) => {
    const specs = new RegExp(`^tests/e2e/(${feature}|${name})(\\.[a-z-]+)*\\.spec\\.ts$`)
    const tag = new RegExp(`\\bbindery-${name}\\b`)
    const found = files.some(
      (candidate) =>
        specs.test(candidate.path) ||
        (/^tests\/e2e\/.*\.spec\.ts$/.test(candidate.path) && tag.test(candidate.text)),
    )
    return found
      ? []
      : [`${path}: has no e2e spec, tests/e2e/${name}.spec.ts or ${feature}.spec.ts`]
  })

const kinds =
  /^(element|(model|messages|events|view)(\.test)?|messages\.[a-z]{2}|([a-z]+(-[a-z]+)*\.)?test)$/
const drawers =
  /^(index|types?|constants|styles|main|misc|utils?|helpers?|common|hooks|components|views|state)$/

/** `<noun>.<kind>.ts`: who knows the noun finds the file. */
export const namedByNoun: Rule = (files) =>
  files
    .filter(({ path }) => /^packages\/widgets\/(?!test\/)[^/]+\/.+\.(tsx?|css)$/.test(path))
    .flatMap(({ path }) => {
      const [, , , ...below] = path.split('/')
      if (below.length > 2) return [`${path}: a feature has one level of folders at most`]
      const [noun = '', ...rest] = posix.basename(path).split('.')
      const kind = rest.slice(0, -1).join('.')
      const drawer = [...below.slice(0, -1), noun, ...rest].find((word) => drawers.test(word))
      if (drawer) return [`${path}: "${drawer}" is a drawer, name the thing`]
      return !kind || kinds.test(kind) ? [] : [`${path}: unknown kind of file "${kind}"`]
    })

/** Only `*.element.ts` registers: importing any other file has no effect on the page. */
export const onlyElementsDefine: Rule = (files) =>
  files
    .filter((source) => /^packages\/(widgets|ui|state)\//.test(source.path))
    .filter((source) => isScript(source) && !isTest(source) && !/\.element\.ts$/.test(source.path))
    .filter((source) =>
      /\bcustomElements\s*\.define\b|\bdefineWidget\s*\(/.test(withoutComments(source)),
    )
    .map(({ path }) => `${path}: only a file called x.element.ts defines an element`)

/** A tag is called after its file, so that one leads to the other. */
export const tagsAfterFiles: Rule = (files) =>
  definitionsIn(files).flatMap(({ path, name }) => {
    const text = files.find((candidate) => candidate.path === path)?.text ?? ''
    return text.includes(`'bindery-${name.replace(/^bindery-/, '')}'`)
      ? []
      : [`${path}: its tag should be bindery-${name}`]
  })
