import { readListUrl } from '@bindery/state/articles/share.ts'
import { shareListWish } from '@bindery/state/articles/share-panel.ts'
import type { State } from '@bindery/state/state.ts'
import { expect, test } from 'vitest'
import { holdAnswers, leave, password, stand, until } from '../../test/page.ts'
import { createShareListFlyoutModel, type ShareListFlyoutView } from './share-list-flyout.model.ts'

const origin = 'https://publisher.example'
const attributes = { open: false, anchor: undefined, list: undefined }
const reader = 'reader@example.com'

/** Does what a button of a list does. */
const press = ({ overlays }: State, list: string) =>
  overlays.open({
    id: 'trigger',
    kind: 'flyout',
    close: () => {},
    panel: {
      tag: 'bindery-share-list-flyout',
      anchor: new EventTarget() as HTMLElement,
      about: { list },
    },
  })

const opened = async (
  list = 'Strategy 2026',
  options: Parameters<typeof stand>[2] = { reader },
) => {
  const page = await stand(createShareListFlyoutModel, attributes, options)
  press(page.state, list)
  const at = <S extends ShareListFlyoutView['step']>(step: S) =>
    until(
      page.model.$view,
      (now): now is Extract<ShareListFlyoutView, { step: S }> => now?.step === step,
    )
  /** The name of the list at its address. */
  const nameAt = async (url: string) => {
    const query = new URLSearchParams({ list: url.split('/list/')[1] ?? '' })
    const answer = await page.environment.fetch(`${origin}/api/user/list/shared?${query}`)
    return (await answer.json()).name
  }
  return { ...page, at, nameAt }
}

test('the share-list flyout loads the address of the list, then shows it and the form', async () => {
  const { at, view, mock, nameAt } = await opened()
  expect(view().step).toBe('waiting')
  const { title, url, form } = await at('open')
  expect([title, await nameAt(url)]).toEqual(['Share “Strategy 2026”', 'Strategy 2026'])
  expect(form).toMatchObject({ asksFrom: false })
  expect((await mock.calls()).filter(({ path }) => path.includes('list/url'))).toHaveLength(1)
})

test('the mails contain the list', async () => {
  const { at, mock } = await opened()
  await (await at('open')).form?.submit({ to: 'ann@example.com, ben@example.com' })
  expect((await at('shared')).message).toBe('Shared via email')
  const mails = await mock.mailbox()
  expect(mails.map(({ to }) => to)).toEqual(['ann@example.com', 'ben@example.com'])
  expect(mails[0]?.text).toContain('Strategy 2026')
})

test('a guest gets the sign-in form instead of the flyout', async () => {
  const { state, view, mock } = await opened('Strategy 2026', {})
  await until(state.auth.$auth, (now): now is typeof now => now.step === 'open')
  expect(state.auth.$auth.get()).toMatchObject({
    screen: 'sign-in',
    reason: 'to share “Strategy 2026”',
  })
  expect(view()).toEqual({ step: 'closed' })
  expect((await mock.calls()).filter(({ path }) => path.includes('list'))).toEqual([])
})

test.each([
  ['a guest', {}],
  ['a reader whose session has ended', { reader }],
] as const)('the pending action of %s runs once after the sign-in', async (_who, options) => {
  const settings = { reload: 'never' } as const
  const page = await stand(createShareListFlyoutModel, attributes, { ...options, settings })
  const { state, mock } = page
  if ('reader' in options)
    await mock.faults([{ path: '/api/user/list/url', status: 401, times: 1 }])
  press(state, 'Strategy 2026')
  const kept = await until(
    state.pendingActions.$action,
    (now): now is NonNullable<typeof now> => !!now,
  )
  expect(kept.name).toBe('to share “Strategy 2026”')
  const runs: string[] = []
  for (const list of ['Team reading', 'Strategy 2026', 'Strategy 2026'])
    leave(state.pendingActions.handle(shareListWish(list), () => void runs.push(list)))
  await state.session.signIn({ username: reader, password })
  await until(state.pendingActions.$action, (now): now is null => now === null)
  await expect.poll(() => runs).toEqual(['Strategy 2026'])
})

test('the share-list flyout shows a failure and can be retried', async () => {
  const { at, view, mock, state, nameAt } = await opened('None such')
  expect((await at('failed')).message).toBe('There is no list with this name any more.')
  await mock.faults([{ path: '/api/user/list/url', body: '[]' }])
  press(state, 'Team reading')
  expect((await at('failed')).message).toBe('Something went wrong. Please try again.')
  await mock.faults([])
  const failed = view()
  if (failed.step !== 'closed') failed.again()
  expect(await nameAt((await at('open')).url)).toBe('Team reading')
})

test('the share-list flyout drops the answer for a former list', async () => {
  const { at, state, nameAt } = await opened()
  press(state, 'Team reading')
  expect(await nameAt((await at('open')).url)).toBe('Team reading')
})

test('a draft belongs to one list and one reader', async () => {
  const { at, state } = await opened('Strategy 2026', { reader, settings: { reload: 'never' } })
  ;(await at('open')).form?.keepDraft({ to: 'secret@example.com' })
  state.overlays.closeFlyouts()
  press(state, 'Strategy 2026')
  expect((await at('open')).form?.drafts).toEqual({ to: 'secret@example.com' })
  press(state, 'Team reading')
  await at('waiting')
  expect((await at('open')).form?.drafts).toEqual({})
  ;(await at('open')).form?.keepDraft({ to: 'secret@example.com' })
  await state.session.signOut()
  await state.session.signIn({ username: reader, password })
  press(state, 'Team reading')
  expect((await at('open')).form?.drafts).toEqual({})
})

test('an answer for a former reader leaves no pending action', async () => {
  const { state, mock, environment, view } = await opened()
  const path = '/api/user/list/url'
  await mock.faults([{ path, status: 401, times: 1 }])
  const late = holdAnswers(environment, `GET ${path}`)
  await late.made
  await mock.signIn('good@example.com')
  await state.session.refresh()
  late.come()
  // A later request is answered later, so the first answer is handled by then.
  await readListUrl(state, 'None such')
  expect(view().step).toBe('closed')
  expect(state.pendingActions.$action.get()).toBeNull()
  expect(state.auth.$auth.get().step).toBe('closed')
})
