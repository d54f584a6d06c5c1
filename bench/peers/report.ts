/** Writes docs/compared.md from the figures of one run. */
import type { FormSample } from '../form.ts'
import { describeMarkup, describeScriptless } from './fields.ts'
import type { Findings, Refusals } from './findings.ts'
import type { LeftOut } from './peer.ts'

export interface Row {
  readonly name: string
  readonly path: string
  readonly how: string
  /** The packages with their versions. */
  readonly versions: readonly string[]
  readonly fast: FormSample
  readonly slow: FormSample
  /** How many times as long as the floor it takes to be ready: the median of the rounds' ratios. */
  readonly timesFloor: Readonly<Record<'fast' | 'slow', number>>
  readonly findings: Findings
}

export interface Comparison {
  readonly date: string
  readonly machine: string
  readonly rounds: number
  readonly seconds: number
  /** How many of the cores had work in the busiest round, on average. */
  readonly load: number
  readonly cores: number
  readonly signIn: readonly Row[]
  readonly search: readonly Row[]
  readonly leftOut: readonly LeftOut[]
}

const number = (value: number, digits = 0): string =>
  Number.isFinite(value) ? value.toFixed(digits) : '–'

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = `|---|${head
    .slice(1)
    .map(() => '--:|')
    .join('')}`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

const textTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  table(head, rows).replaceAll('--:', '---')

/** The name as a sentence has it. */
const plain = ({ name }: Row): string => name.replaceAll('**', '')

const violations = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, amount]) => `${name} ${amount}`)
    .join(', ')

export const describeAxe = ({ axe }: Findings): string =>
  Object.keys(axe).length === 0 ? 'none' : violations(axe)

export function describePolicy({ stands, violations: counts }: Refusals): string {
  const broken = violations(counts)
  if (stands) return broken ? `stands, refused: ${broken}` : 'yes'
  return broken ? `no: ${broken}` : 'no'
}

const timeTable = (rows: readonly Row[]): string =>
  table(
    [
      ...['page', 'kB', 'requests', 'ready, slow (ms)', '÷ floor', 'ready, fast (ms)', '÷ floor'],
      ...['blocks, slow / fast (ms)', 'heap (KB)'],
    ],
    rows.map(({ name, path, fast, slow, timesFloor }) => {
      const isBlank = path === 'blank'
      return [
        ...[name, number(slow.kB, 1), number(slow.requests)],
        ...(isBlank
          ? ['–', '–', '–', '–']
          : [
              number(slow.ready),
              number(timesFloor.slow, 2),
              number(fast.ready),
              number(timesFloor.fast, 2),
            ]),
        `${number(slow.blocking)} / ${number(fast.blocking)}`,
        number(fast.heapKB),
      ]
    }),
  )

const findingTable = (rows: readonly Row[], manager: boolean): string =>
  textTable(
    [
      ...[
        'page',
        'axe: broken rules, elements',
        'strict policy',
        '… without Trusted Types',
        'without script',
      ],
      ...(manager ? ['password manager'] : []),
    ],
    rows
      .filter(({ path }) => path !== 'blank')
      .map(({ name, findings }) => [
        ...[name, describeAxe(findings)],
        ...[describePolicy(findings.policy), describePolicy(findings.untyped)],
        describeScriptless(findings.scriptless),
        ...(manager ? [describeMarkup(findings.fields)] : []),
      ]),
  )

interface Measure {
  readonly what: string
  readonly of: (row: Row) => number
  /** Differences below are noise. */
  readonly least: number
  /** Whether other programs on the machine change it. */
  readonly timed?: true
}

const measures: readonly Measure[] = [
  { what: 'weighs less', of: ({ slow }) => slow.kB, least: 0.5 },
  { what: 'makes fewer requests', of: ({ slow }) => slow.requests, least: 1 },
  {
    what: 'is ready sooner on the slow network',
    of: ({ timesFloor }) => timesFloor.slow,
    least: 0.05,
    timed: true,
  },
  {
    what: 'is ready sooner on the fast network',
    of: ({ timesFloor }) => timesFloor.fast,
    least: 0.05,
    timed: true,
  },
  { what: 'blocks the page less', of: ({ fast }) => fast.blocking, least: 10, timed: true },
  { what: 'has a smaller heap', of: ({ fast }) => fast.heapKB, least: 50 },
  {
    what: 'breaks fewer rules of axe',
    of: ({ findings }) => Object.keys(findings.axe).length,
    least: 1,
  },
]

/**
 * A line for each measure in which a package of somebody else is better than Bindery.
 * @param busy leaves out what a busy machine cannot tell
 */
export function describeBetter(rows: readonly Row[], ours: string, busy: boolean): string[] {
  const own = rows.find(({ path }) => path === ours)
  if (!own) return []
  return measures.flatMap(({ what, of, least, timed }) => {
    const others = rows.filter((row) => row.versions.length > 0 && of(own) - of(row) >= least)
    if (others.length === 0 || (busy && timed)) return []
    return [`- ${what}: ${others.map(plain).join(', ')}`]
  })
}

const better = (rows: readonly Row[], ours: string, busy: boolean): string =>
  [
    ...(busy ? ['The times of this run say nothing, so they are left out here.\n'] : []),
    describeBetter(rows, ours, busy).join('\n') || 'Nothing in this run.',
  ].join('\n')

const howTable = (rows: readonly Row[]): string =>
  textTable(
    ['page', 'versions', 'how it is used', 'asks other servers'],
    rows.map(({ name, versions, how, findings }) => [
      ...[name, versions.map((each) => `\`${each}\``).join(', ') || '–', how],
      findings.asks.join(', ') || 'none',
    ]),
  )

const leftOutList = (leftOut: readonly LeftOut[]): string =>
  leftOut.length === 0
    ? ''
    : `\nLeft out of this run:\n\n${leftOut.map(({ name, reason }) => `- ${name}: ${reason}`).join('\n')}\n`

/**
 * Whether other programs have disturbed the run. Alone, it keeps 1.6 of two cores at work in its busiest round. The load
 * average does not tell: it is above three then, because a browser whose processor is slowed counts several times.
 */
const isBusy = ({ load, cores }: Comparison): boolean => load > 0.9 * cores

const describeLoad = (comparison: Comparison): string =>
  isBusy(comparison)
    ? `
- **The machine was busy**: on average ${comparison.load.toFixed(1)} of its ${comparison.cores} cores had work. Do not believe the times and the blocking
  of this run. Weight, requests, heap and everything under “What it can be relied on for” are not affected.`
    : ''

/** The text of docs/compared.md. */
export const writeReport = (comparison: Comparison): string => `# Compared

Bindery beside other packages that put a form to sign in, or a search, onto a page. This page is written by
\`npm run bench -- --peers ${comparison.rounds}\`. Do not edit it, run the command.

- **When and where**: ${comparison.date}, ${comparison.machine}.
- **How**: rounds: ${comparison.rounds}, minutes: ${Math.ceil(comparison.seconds / 60)}. Each round visits each page once on both networks, in another order
  each time, in a new browser context with an empty cache. The figures are medians; “÷ floor” is the median of the
  ratios of the rounds. No machine is quite idle: believe the ratios, not the milliseconds.${describeLoad(comparison)}
- **The page** is the same for all: a heading and twenty paragraphs. The processor is slowed four times. The slow
  network has 1.6 Mbit/s and 150 ms, the fast one has no limit. One server on this machine sends everything, with
  brotli, over HTTP/1.1. Many small files suffer from that more than they would with HTTP/2.
- **No server of anybody else is asked.** Where a package calls its own service, this machine answers at once, so the
  times do not contain that service. Files that a package loads from elsewhere do not come.
- **Ready** is the time until the field is visible and can have the focus. A form in the HTML is there before any script,
  so its page can be ready sooner than the floor, but not sooner than the same form without any script: where the table
  says so, that much is noise. **kB** is all that was transferred until the
  network was quiet, with headers. **Blocks** is the part of long tasks over 50 ms. **Heap** is what is left after a
  garbage collection.

These packages are not the same thing. Ghost Portal sells subscriptions, Okta and Auth0 Lock speak to identity
providers, Shoelace and Web Awesome are libraries of components, and Lit is a way to write one's own. None of them has a
reader's library, a store or a gate. Those parts of Bindery are not in these figures, because a page loads them when it
needs them.
${leftOutList(comparison.leftOut)}
## Sign in

${timeTable(comparison.signIn)}

### What it can be relied on for

Axe is run with the rules of WCAG 2.2 A and AA, in frames and in open shadow roots, too. The strict policy is that of
the reference site, see [SECURITY.md](../SECURITY.md). “Stands” means that the field is there, although the browser has
refused some of the styles, scripts or images, as often as the number says. “Without script” asks for a form with an
address and a button. “Password manager” asks for the \`autocomplete\` of both fields, and where they are.

${findingTable(comparison.signIn, true)}

### Where another package is better than Bindery with hints

${better(comparison.signIn, 'bindery-hints', isBusy(comparison))}

## Search

The field of Bindery and of DocSearch opens when a button is pressed. “Ready” is the time until that button can be
pressed. Weight, requests and heap contain the opened field, and axe checks it.

${timeTable(comparison.search)}

${findingTable(comparison.search, false)}

### Where another package is better than Bindery

${better(comparison.search, 'search-bindery', isBusy(comparison))}

## How each is used

${howTable([...comparison.signIn, ...comparison.search])}
`
