/** How long a file may be: short at the median, long with a reason, never very long. */
import { isScript, isTest, type Rule, type SourceFile } from './project.ts'

export const limits = { median: 90, reason: 200, end: 300, element: 60 }

/** Why a file is longer than 200 lines. Remove the entry when it no longer is. */
export const reasons: Readonly<Record<string, string>> = {}

const isSource = (source: SourceFile): boolean => isScript(source) || /\.css$/.test(source.path)

const lines = ({ text }: SourceFile): number => text.replace(/\n$/, '').split('\n').length

/**
 * No file over 300 lines, none over 200 without a reason (a test is a list and needs none), no
 * `.element.ts` of 60 or more.
 */
export const lengthRule =
  (why: Readonly<Record<string, string>>): Rule =>
  (files) => [
    ...files.filter(isSource).flatMap((source) => {
      const { path } = source
      const length = lines(source)
      if (length > limits.end)
        return [`${path}: ${length} lines, ${limits.end} is the end: split it`]
      if (length > limits.reason && !why[path] && !isTest(source)) {
        return [`${path}: ${length} lines: split it, or say why in tests/conventions/length.ts`]
      }
      if (/\.element\.ts$/.test(path) && length >= limits.element) {
        return [`${path}: ${length} lines; a definition stays under ${limits.element}`]
      }
      return []
    }),
    ...Object.keys(why).flatMap((path) => {
      const source = files.find((candidate) => candidate.path === path)
      return source && lines(source) > limits.reason ? [] : [`${path}: needs no reason any more`]
    }),
  ]

/** The length of the file in the middle, of all sources that somebody wrote. */
export function medianLength(files: readonly SourceFile[]): number {
  const lengths = files.filter(isSource).map(lines)
  lengths.sort((a, b) => a - b)
  return lengths[Math.floor(lengths.length / 2)] ?? 0
}
