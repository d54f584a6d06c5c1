/** What the browser's console says about the kit: its own lines, and violations of the page's policy. */

export interface PageWarning {
  readonly kind: 'console' | 'policy'
  readonly text: string
}

interface ViolationBody {
  readonly blockedURL?: string | null
  readonly effectiveDirective?: string
}

const describe = ({ blockedURL, effectiveDirective }: ViolationBody): string =>
  `${effectiveDirective || 'the policy'} forbids ${blockedURL || 'something'}`

/** Watches from now on. A browser that keeps reports tells earlier violations of the policy, too. */
export function watchPageWarnings(changed: () => void): {
  list(): readonly PageWarning[]
  stop(): void
} {
  let warnings: readonly PageWarning[] = []
  const add = (warning: PageWarning) => {
    if (warnings.some(({ text }) => text === warning.text)) return
    warnings = [...warnings, warning]
    changed()
  }
  const { warn } = console
  console.warn = (...words: unknown[]) => {
    warn.apply(console, words)
    const text = words.map(String).join(' ')
    if (text.startsWith('bindery:')) add({ kind: 'console', text: text.slice(9) })
  }
  const onViolation = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) =>
    add({ kind: 'policy', text: describe({ blockedURL: blockedURI, effectiveDirective }) })
  document.addEventListener('securitypolicyviolation', onViolation)
  const { ReportingObserver: Observer } = window as {
    ReportingObserver?: typeof ReportingObserver
  }
  const observer =
    Observer &&
    new Observer(
      (reports) => {
        for (const { body } of reports)
          add({ kind: 'policy', text: describe((body ?? {}) as ViolationBody) })
      },
      { types: ['csp-violation'], buffered: true },
    )
  observer?.observe()
  return {
    list: () => warnings,
    stop() {
      console.warn = warn
      document.removeEventListener('securitypolicyviolation', onViolation)
      observer?.disconnect()
    },
  }
}
