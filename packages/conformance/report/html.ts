/** The report as one page, without anything to load. */
import type { Finding, JourneyResult, Report } from '../check/report.ts'
import { escapeText as text } from './escape.ts'
import { omissions, summary, verdict } from './result.ts'
import { tagNames } from './tag-names.ts'

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; color: light-dark(#1b1b1f, #ececf0); background: light-dark(#fff, #17181c); }
h1 { margin: 0; font-size: 1.75rem; }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.25rem; }
.lead { margin: 0.5rem 0 0; font-size: 1.125rem; }
.quiet { color: light-dark(#55555f, #b4b4bf); }
ul { padding: 0; list-style: none; }
li { padding: 0.5rem 0; border-block-end: 1px solid light-dark(#d5d5da, #3a3b42); }
.state { display: inline-block; min-inline-size: 5rem; font-weight: 600; }
.failed { color: light-dark(#a8071a, #ff9a9a); }
.passed { color: light-dark(#0b6b2e, #7fdba0); }
article { margin-block-start: 1rem; padding: 1rem 1.25rem; border-radius: 0.5rem; background: light-dark(#f4f4f6, #202227); }
h3 { margin: 0 0 0.5rem; font-size: 1.0625rem; }
dl { display: grid; grid-template-columns: minmax(5rem, max-content) minmax(0, 1fr); gap: 0.25rem 1rem; margin: 0; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
code { font: 0.875em/1.5 ui-monospace, monospace; }
`

const journeyItem = (result: JourneyResult): string => {
  const { title, state, reason, calls } = result
  const why = state === 'skipped' && reason ? `, ${reason}` : omissions(result)
  return `<li><span class="state ${state}">${state}</span> ${text(title)} <span class="quiet">${calls} ${calls === 1 ? 'call' : 'calls'}${text(why)}</span></li>`
}

const row = (name: string, value: string): string => `<dt>${name}</dt><dd>${text(value)}</dd>`

const findingArticle = (finding: Finding): string => `<article>
<h3>${text(finding.title)}</h3>
<dl>
${row('Readers see', finding.reader)}
${row('Fix it', finding.fix)}
${finding.tags.length ? row('Breaks', tagNames(finding.tags)) : ''}
<dt>Asked</dt><dd><code>${text(finding.asked)}</code></dd>
${finding.sent ? `<dt>Sent</dt><dd><code>${text(finding.sent)}</code></dd>` : ''}
${finding.path ? `<dt>At</dt><dd><code>${text(finding.path)}</code></dd>` : ''}
${row('Expected', finding.expected)}
${row('Got', finding.got)}
<dt>Name</dt><dd><code>${finding.name}</code></dd>
</dl>
</article>`

export function htmlReport(report: Report): string {
  const { apiBase, origin, dialect, startedAt, journeys, findings, left, absent, unproven } = report
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API check of ${text(new URL(apiBase).host)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>API check of ${text(new URL(apiBase).host)}</h1>
<p class="lead">${text(summary(report))}</p>
${verdict(report)
  .map((sentence) => `<p>${text(sentence)}</p>`)
  .join('\n')}
<p class="quiet">${text(apiBase)}, dialect ${dialect}, for pages of ${text(origin)}. <time datetime="${startedAt}">${startedAt.slice(0, 16).replace('T', ' ')} UTC</time>.</p>
<h2>Journeys</h2>
<ul>
${journeys.map(journeyItem).join('\n')}
</ul>
<h2>Findings</h2>
${findings.length ? findings.map(findingArticle).join('\n') : '<p>None.</p>'}
${absent.length ? `<h2>Calls that the tags can do without</h2>\n<ul>\n${absent.map(({ call, effect }) => `<li><code>${text(call)}</code> ${text(effect)}</li>`).join('\n')}\n</ul>` : ''}
${unproven.length ? `<p class="quiet">Calls that were not checked: ${text(unproven.join(', '))}.</p>` : ''}
${left.length ? `<p class="quiet">Left on the server: ${text(left.join(', '))}.</p>` : ''}
</main>
</body>
</html>
`
}
