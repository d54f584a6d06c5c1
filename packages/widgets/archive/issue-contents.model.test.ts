import { expect, test } from 'vitest'
import { stand, until } from '../test/page.ts'
import { createIssueContentsModel, type IssueChildren } from './issue-contents.model.ts'
import type { IssueContentsView } from './issue-contents.view.ts'

const open = async (issue: string | undefined, children?: IssueChildren) => {
  const here = await stand(
    (state, host: Parameters<typeof createIssueContentsModel>[1]) =>
      createIssueContentsModel(state, host, children),
    { issue },
  )
  const at = <S extends IssueContentsView['step']>(step: S) =>
    until(
      here.model.$view,
      (now): now is Extract<IssueContentsView, { step: S }> => now?.step === step,
    )
  return { ...here, at }
}

test('an issue shows its contents, and stays until the next issue has loaded', async () => {
  const { at, host, view, model } = await open('BR2511')
  const { issue } = await at('shown')
  expect(issue).toMatchObject({
    title: 'November 2025',
    items: [
      { href: 'https://publisher.example/2026/11/the-meeting-that-decides-nothing' },
      { title: 'Letters From the Floor' },
    ],
  })
  host.set('issue', 'BR5601')
  expect(view()).toMatchObject({ step: 'shown', issue: { title: 'November 2025' } })
  await until(
    model.$view,
    (now): now is IssueContentsView =>
      now?.step === 'shown' && now.issue.title === 'January–February 1956',
  )
})

test('the contents that the page brings stay, and are not requested', async () => {
  const { host, model, mock, at } = await open('BR2511', { given: true, filled: true })
  expect(model.$view.get()).toBeNull()
  expect(await mock.calls()).toEqual([])
  host.set('issue', 'BR5601')
  expect((await at('shown')).issue.title).toBe('January–February 1956')
  host.set('issue', 'BR2511')
  expect(model.$view.get()).toBeNull()
})

test('an unknown issue is reported as unknown, and a failed request can be retried', async () => {
  const { at, host, mock } = await open('BR9999')
  await at('unknown')
  await mock.faults([{ path: '/api/archive', status: 503 }])
  host.set('issue', 'BR5801')
  const failed = await at('failed')
  await mock.faults([])
  failed.retry()
  expect((await at('shown')).issue.title).toBe('January–February 1958')
})

test('a tag without an issue keeps its children, and one warning says what is allowed', async () => {
  const { model, environment } = await open(undefined)
  expect(model.$view.get()).toBeNull()
  expect(environment.warnings).toEqual([
    expect.stringContaining('<bindery-issue-contents issue="">'),
  ])
})

test('an address that leads away from the site becomes no link and no picture', async () => {
  const { at, host, mock } = await open('BR2511')
  await at('shown')
  const lie = 'javascript:document.title=1'
  const [title, summary] = ['<script>alert(1)</script>', '"><img src=/stolen>']
  const items = [
    { title, link: lie },
    { title: 'Away', link: '//evil.example' },
  ]
  await mock.faults([
    { path: '/api/archive', body: JSON.stringify({ id: 'x', title, summary, image: lie, items }) },
  ])
  host.set('issue', 'BR2510')
  await expect.poll(() => host.$attributes.get().issue).toBe('BR2510')
  await expect
    .poll(async () => (await at('shown')).issue)
    .toEqual({
      ...{ title, summary, image: undefined },
      items: [
        { title, href: undefined },
        { title: 'Away', href: undefined },
      ],
    })
})

test.each(['{"id": ', '', 'null', '[]', '<!doctype html>', '{"id": "x", "items": {}}'])(
  'the response %j is no issue: an error shows, and a retry loads the issue',
  async (body) => {
    const { at, host, mock } = await open('BR2511')
    await at('shown')
    await mock.faults([{ path: '/api/archive', status: 200, body }])
    host.set('issue', 'BR2510')
    const failed = await at('failed')
    expect(failed.message).toBe('Something went wrong. Please try again.')
    await mock.faults([])
    failed.retry()
    expect((await at('shown')).issue.title).toBe('October 2025')
  },
)
