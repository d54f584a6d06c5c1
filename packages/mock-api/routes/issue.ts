import { issueUrl } from '../issues.ts'
import { serve } from '../serve.ts'
import type { MockApp, Server } from '../server.ts'

/** The archive of the magazine, and each issue. */
export const issueRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'readArchive', () => {
    const years = new Map<number, { issueMonth: string; issueURL: string }[]>()
    for (const issue of server.issues) {
      const link = { issueMonth: issue.month, issueURL: issueUrl(issue) }
      years.set(issue.year, [...(years.get(issue.year) ?? []), link])
    }
    return { year: [...years].map(([yearId, issue]) => ({ yearId, issue })) }
  })
  serve(app, server, 'readIssue', ({ input, refusal }) => {
    const found = server.issues.find(({ code }) => code === input.code)
    if (!found) throw refusal('issue_unknown')
    const { code, title, summary, image, items } = found
    return { id: code, title, summary, items: [...items], ...(image ? { image } : {}) }
  })
}
