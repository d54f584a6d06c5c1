import { expect, test } from 'vitest'
import { createBrowserMockApi } from '../../browser.ts'

const { fetch } = createBrowserMockApi({ origin: 'https://publisher.example' })
const json = async (path: string) => (await fetch(`https://publisher.example${path}`)).json()

test.each(['/api/archive', '/service/archive'])(
  '%s returns years with their issues',
  async (path) => {
    const { year } = await json(path)
    expect(year.map(({ yearId }: { yearId: number }) => yearId)).toEqual([1956, 1958, 2025])
    expect(year[2].issue.at(-1)).toEqual({
      issueMonth: 'November',
      issueURL: '/archive-toc/BR2511',
    })
  },
)

test('an issue is found by its code, and an unknown code is named', async () => {
  expect(await json('/api/archive/BR2511')).toMatchObject({ id: 'BR2511', title: 'November 2025' })
  expect(await json('/service/archive/BR9999')).toMatchObject({ code: 'issue_unknown' })
})
