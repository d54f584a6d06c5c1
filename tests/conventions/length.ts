/** How long a file may be: short at the median, and never over 300 lines. */
import { isScript, type Rule, type SourceFile } from './project.ts'

export const limits = { median: 90, end: 300, element: 60 }

const isSource = (source: SourceFile): boolean => isScript(source) || /\.css$/.test(source.path)

const lines = ({ text }: SourceFile): number => text.replace(/\n$/, '').split('\n').length

/** No file over 300 lines, and no `.element.ts` of 60 or more. */
export const lengthRule: Rule = (files) =>
  files.filter(isSource).flatMap((source) => {
    const { path } = source
    const length = lines(source)
    if (length > limits.end) return [`${path}: ${length} lines, ${limits.end} is the end: split it`]
    if (/\.element\.ts$/.test(path) && length >= limits.element) {
      return [`${path}: ${length} lines; a definition stays under ${limits.element}`]
    }
    return []
  })

/** The length of the file in the middle, of all sources that somebody wrote. */
export function medianLength(files: readonly SourceFile[]): number {
  const lengths = files.filter(isSource).map(lines)
  lengths.sort((a, b) => a - b)
  return lengths[Math.floor(lengths.length / 2)] ?? 0
}
