/** A test title is a sentence: it has a subject and makes a claim. */
import { isTest, type Rule } from './project.ts'

/** Words that no subject begins with: a verb alone, a preposition, a pronoun without its noun. */
const headless = new Set([
  ...['is', 'are', 'was', 'has', 'have', 'does', 'can', 'may', 'must', 'asks', 'goes', 'stays'],
  ...['shows', 'finds', 'knows', 'stands', 'takes', 'tells', 'counts', 'begins', 'ends', 'says'],
  ...['in', 'of', 'on', 'at', 'by', 'for', 'from', 'with', 'without', 'after', 'before', 'while'],
  ...['when', 'where', 'as', 'also', 'and', 'or', 'but', 'only', 'not', 'that', 'which', 'who'],
  ...['whoever', 'it', 'they', 'he', 'she'],
])

const title = /^[ \t]*(?:test|it)(?:\.\w+)*\(\s*(['"`])(.+?)\1\s*,/gm

/** The titles of the tests of a file; those that are put together from a table begin with `%` or `$`. */
export const titlesIn = (text: string): string[] =>
  [...text.matchAll(title)].map(([, , words = '']) => words)

/** No title begins without its subject, and none is a single word. */
export const titlesHaveSubjects: Rule = (files) =>
  files
    .filter((source) => isTest(source) && /\.(test|spec)\.tsx?$/.test(source.path))
    .flatMap(({ path, text }) =>
      titlesIn(text)
        .filter((words) => {
          const [first = '', second] = words.split(/\s+/)
          return headless.has(first.toLowerCase()) || second === undefined
        })
        .map((words) => `${path}: "${words}": say who or what does it`),
    )
