/** Compares the page weights in README and docs with the measured ones. */
import type { Row } from './budget-row.ts'

/** The start of a table row, and the budget row that it is about. */
const pages: Readonly<Record<string, string>> = {
  'the loader': 'loader alone',
  'buttons only': 'triggers only',
  'the sign-in form': 'sign-in form visible',
  'signed in': 'signed in',
  German: 'triggers, sign-in form in "de"',
}

/** The allowed difference in kB; the documents round to a tenth. */
const slack = 0.1

const figures = /^\| ([^|]+?) \| ([\d.]+) \| ([\d.]+) \|$/gm

/** One line for each table row `| page | kB | aim |` that differs from the measurement, or if there is none. */
export function staleFigures(path: string, text: string, rows: readonly Row[]): string[] {
  const figureRows = [...text.matchAll(figures)].flatMap(([, label = '', kB, aim]) => {
    const name = Object.keys(pages).find((start) => label.startsWith(start))
    const row = rows.find(({ page }) => page === pages[name ?? ''])
    return row ? [{ label, kB: Number(kB), aim: Number(aim), row }] : []
  })
  if (figureRows.length === 0) return [`${path}: has no table of page weights`]
  return figureRows.flatMap(({ label, kB, aim, row }) => {
    const weighs = row.bytes / 1000
    const aims = row.aim / 1000
    return [
      ...(Math.abs(kB - weighs) > slack
        ? [`${path}: ${label} weighs ${weighs.toFixed(1)} kB, not ${kB}`]
        : []),
      ...(aim === aims ? [] : [`${path}: ${label} should weigh ${aims} kB, not ${aim}`]),
    ]
  })
}
