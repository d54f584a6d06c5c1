/** Texts of later screens are loaded before the tag shows any of them. */
import type { ModelOwner } from '@bindery/element/language.ts'
import type { WordsImport } from '@bindery/state/messages/book.ts'
import { getState, provideState, type State } from '@bindery/state/state.ts'
import { shareListFlyoutMessages } from '@bindery/widgets/share/share.messages.ts'
import { openPage } from '@bindery/widgets/test/page.ts'
import { afterEach, expect, test } from 'vitest'
import { later } from './de.ts'
import { createLocaleLoader } from './locale-loader.ts'

const tag = 'bindery-one'
afterEach(() => {
  Reflect.deleteProperty(later, tag)
})

/** Renders a first tag on a German page. `close` reads the text of its close button. */
const render = async (...imports: WordsImport[]) => {
  Object.assign(later, { [tag]: imports })
  Reflect.deleteProperty(globalThis, Symbol.for('bindery'))
  const { state, environment } = await openPage({ settings: { locale: 'de' } })
  provideState(state)
  const speech = createLocaleLoader({ tags: [] })
  const root = document.createElement('div')
  const made = await new Promise<State>((resolve) => {
    const look = () => {
      const own = speech(getState, owner)
      if (own) resolve(own)
    }
    const element = document.createElement(tag)
    const owner: ModelOwner = { id: 'one', element, root, scheduleUpdate: look }
    look()
  })
  const close = () => made.messages.define('share-list-flyout', shareListFlyoutMessages).get().close
  return { close, environment }
}

test('a text that is loaded later replaces the first one', async () => {
  const words = Promise.withResolvers<Awaited<ReturnType<WordsImport>>>()
  const { close } = await render(() => words.promise)
  expect(close()).toBe('Schließen')
  words.resolve({ default: { 'share-list-flyout': { close: 'Zumachen' } } })
  await expect.poll(close).toBe('Zumachen')
})

test('texts that fail to load are reported on the console', async () => {
  const { close, environment } = await render(() => Promise.reject(new Error('gone')))
  await expect.poll(() => environment.warnings).toEqual([expect.stringMatching(/English.*gone/)])
  expect(close()).toBe('Schließen')
})
