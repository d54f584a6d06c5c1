/** A stream on a page, for model tests. Never shipped. */
import { expect } from 'vitest'
import { createStreamModel } from '../stream/stream.model.ts'
import type { StreamView } from '../stream/stream.view.ts'
import type { StreamAttributes } from '../stream/stream-attributes.ts'
import type { StreamPlace } from '../stream/stream-query.ts'
import { type PageOptions, stand, until } from './page.ts'

const attributes: StreamAttributes = {
  stream: 'search',
  pageSize: undefined,
  paging: 'more',
  filter: undefined,
  params: undefined,
  pageParam: undefined,
  total: undefined,
  form: undefined,
  unlimited: false,
}
export const openStream = async (
  values: Partial<StreamAttributes> = {},
  options: PageOptions = {},
  place: Partial<StreamPlace> = {},
) => {
  const bare = { sized: () => false, given: null, filled: false, form: null, ...place }
  const here = await stand(
    (state, host: Parameters<typeof createStreamModel>[1]) => createStreamModel(state, host, bare),
    { ...attributes, ...values },
    options,
  )
  const settled = () =>
    until(
      here.model.$view,
      (now): now is StreamView => now !== null && now.step !== 'loading' && !now.changing,
    )
  const calls = async () =>
    (await here.mock.calls()).flatMap(({ path }) => (/search|latest/.test(path) ? [path] : []))
  return {
    ...here,
    settled,
    calls,
    said: () => expect.poll(() => here.state.liveRegion.$announcement.get().text),
  }
}
/** The titles of the rows, from the top. */
export const titles = ({ rows }: StreamView) => rows.map(({ title }) => title)
