/**
 * The documents of the front door, in the order of its menu. A folder has its README there, which links to the others.
 */

export interface DocumentGroup {
  readonly name: string
  /** Paths in the repository. */
  readonly files: readonly string[]
}

export const documentGroups: readonly DocumentGroup[] = [
  {
    name: 'Begin',
    files: ['README.md', 'docs/integration.md', 'docs/settings.md', 'docs/tags.md'],
  },
  {
    name: 'Editors and designers',
    files: [
      'docs/builder.md',
      'docs/cms.md',
      'docs/theming.md',
      'docs/inspector.md',
      'docs/doctor.md',
    ],
  },
  {
    name: 'Your server',
    files: [
      'docs/server.md',
      'docs/api/README.md',
      'docs/check.md',
      'docs/payment.md',
      'SECURITY.md',
      'docs/untrusted.md',
    ],
  },
  {
    name: 'Proof',
    files: [
      'docs/performance.md',
      'docs/compared.md',
      'docs/accessibility.md',
      'docs/heard/README.md',
      'docs/browsers.md',
      'docs/coverage.md',
      'docs/readings.md',
    ],
  },
  {
    name: 'Change and keep up',
    files: [
      'CHANGELOG.md',
      'docs/upgrading.md',
      'CONTRIBUTING.md',
      'docs/dependencies.md',
      'docs/references.md',
    ],
  },
]

/** The file of a document on the site: `docs/api/sign-in.md` is `api-sign-in.html`. */
export const pageOf = (file: string): string =>
  `${file
    .replace(/^docs\//, '')
    .replace(/\/README\.md$/, '')
    .replace(/\.md$/, '')
    .replaceAll('/', '-')
    .toLowerCase()}.html`
