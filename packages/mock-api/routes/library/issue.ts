import type { MockApp, Server } from '../../core/server.ts'
import { serve } from '../../http/serve.ts'

/** The archive of the magazine, and its issues. */
export const issueRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'readArchive', () => {
    const years = new Map<number, { issueMonth: string; issueURL: string }[]>()
    for (const issue of server.issues) {
      const link = { issueMonth: issue.month, issueURL: `/archive-toc/${issue.code}` }
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
