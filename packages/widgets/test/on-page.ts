/** Puts real tags on the page of a browser test, over a page state of their own. Never shipped. */
import { provideState } from '@bindery/state/state.ts'
import { place } from '../../../tests/support/mount.tsx'
import { openPage, type PageOptions } from './page.ts'

/** The state module keeps the first state of a page; here each test is a page of its own. */
export const onPage = async (
  tags: Readonly<Record<string, Record<string, string | true>>>,
  options: PageOptions = {},
) => {
  Reflect.deleteProperty(globalThis, Symbol.for('bindery'))
  const page = await openPage(options)
  provideState(page.state)
  const elements = Object.entries(tags).map(([tag, attributes]) => place(tag, attributes))
  return { ...page, elements }
}
