/** A page with items to save, for tests. Never shipped. */
import { type SavableItem, savedOf } from '../library/saved.ts'
import { reader, until, type Visit, visit } from './state.ts'

/** Two folders of the reader. */
export const [strategy, team] = ['f-1001-1', 'f-1001-2'] as const
export const item = (id: string): SavableItem => ({
  id,
  title: `Title of ${id}`,
  url: `/2025/03/${id}`,
})
export const [long, rooms] = [item('a-long-view'), item('small-rooms')]

/** Shows these items on the page, and waits for the session check. */
export const shows = async (here: Visit, ...ids: string[]) => {
  const store = savedOf(here.state)
  store.want(ids)
  here.page.settle()
  await here.state.session.check()
  here.page.settle()
  return store
}
export const opened = async (...ids: string[]) => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  const store = await shows(here, ...(ids.length > 0 ? ids : [long.id, rooms.id]))
  await until(store.$saved, (map) => map.size > 0)
  return { here, store, of: (id: string) => store.$saved.get().get(id) }
}
export const count = async (here: Visit, call: string) =>
  (await here.calls()).filter((one) => one === call).length
