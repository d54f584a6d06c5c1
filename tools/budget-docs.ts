/** What README and docs say that pages weigh, held to what they do. */
import type { Row } from './budgets.ts'

/** How a row of their tables begins, and which page of the budgets it is about. */
const pages: Readonly<Record<string, string>> = {
  'the loader': 'loader alone',
  'buttons only': 'triggers only',
  'the sign-in form': 'sign-in form visible',
  'signed in': 'signed in',
  German: 'triggers, sign-in form in "de"',
}

/** So far a figure may be off, in kB, until it has to be written anew: they are rounded to a tenth. */
const slack = 0.1

const figures = /^\| ([^|]+?) \| ([\d.]+) \| ([\d.]+) \|$/gm

/** Rows `| page | kB | aim |` of a document that say something else than was measured; and no such row at all. */
export function staleFigures(path: string, text: string, rows: readonly Row[]): string[] {
  const found = [...text.matchAll(figures)].flatMap(([, words = '', kB, aim]) => {
    const name = Object.keys(pages).find((start) => words.startsWith(start))
    const row = rows.find(({ page }) => page === pages[name ?? ''])
    return row ? [{ words, kB: Number(kB), aim: Number(aim), row }] : []
  })
  if (found.length === 0) return [`${path}: has no table of what pages weigh`]
  return found.flatMap(({ words, kB, aim, row }) => {
    const weighs = row.bytes / 1000
    const aims = row.aim / 1000
    return [
      ...(Math.abs(kB - weighs) > slack
        ? [`${path}: ${words} weighs ${weighs.toFixed(1)} kB, not ${kB}`]
        : []),
      ...(aim === aims ? [] : [`${path}: ${words} should weigh ${aims} kB, not ${aim}`]),
    ]
  })
}
