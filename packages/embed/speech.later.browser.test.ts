/** Words that a tag wants only when something happens are on their way before anything shows them. */
import type { Speaker } from '@bindery/element/language.ts'
import { getState, provideState, type State } from '@bindery/state/state.ts'
import { shareListFlyoutMessages } from '@bindery/widgets/share/share-list-flyout.messages.ts'
import { openPage } from '@bindery/widgets/test/page.ts'
import { afterEach, expect, test } from 'vitest'
import { later, type MoreWords } from './de.ts'
import { createSpeech } from './speech.ts'

const tag = 'bindery-one'
afterEach(() => {
  Reflect.deleteProperty(later, tag)
})

/** A German page, and what its first tag calls its close control. */
const speak = async (...come: MoreWords[]) => {
  Object.assign(later, { [tag]: come })
  Reflect.deleteProperty(globalThis, Symbol.for('bindery'))
  const { state, environment } = await openPage({ settings: { locale: 'de' } })
  provideState(state)
  const speech = createSpeech({ tags: [] })
  const root = document.createElement('div')
  const made = await new Promise<State>((resolve) => {
    const look = () => {
      const own = speech(getState, speaker)
      if (own) resolve(own)
    }
    const element = document.createElement(tag)
    const speaker: Speaker = { id: 'one', element, root, schedule: look }
    look()
  })
  const close = () => made.messages.define('share-list-flyout', shareListFlyoutMessages).get().close
  return { close, environment }
}

test('what is shown first when they have come is shown in them', async () => {
  const words = Promise.withResolvers<Awaited<ReturnType<MoreWords>>>()
  const { close } = await speak(() => words.promise)
  expect(close()).toBe('Schließen')
  words.resolve({ default: { 'share-list-flyout': { close: 'Zumachen' } } })
  await expect.poll(close).toBe('Zumachen')
})

test('those that cannot be had are told to the console', async () => {
  const { close, environment } = await speak(() => Promise.reject(new Error('gone')))
  await expect.poll(() => environment.warnings).toEqual([expect.stringMatching(/English.*gone/)])
  expect(close()).toBe('Schließen')
})
