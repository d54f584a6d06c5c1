import { expect, test } from 'vitest'
import { createSafeStorage } from '../environment/safe-storage.ts'
import { reader, visit } from '../test/state.ts'
import { helpMessagesKey, seenHelpOf } from './help-seen.ts'

test('what was seen is seen by every tag of the page, and on the next visit', () => {
  const here = visit()
  const seen: (readonly string[])[] = []
  seenHelpOf(here.state).$seen.listen((ids) => seen.push(ids))
  seenHelpOf(here.state).see('search-hint')
  seenHelpOf(here.state).see('search-hint')
  expect(seen).toEqual([['search-hint']])
  expect(seenHelpOf(here.reloaded().state).seen('search-hint')).toBe(true)
  expect(seenHelpOf(visit().state).seen('search-hint')).toBe(false)
})

test('two tabs do not lose each other’s', () => {
  const one = visit()
  const two = one.tab()
  const [first, second] = [seenHelpOf(one.state), seenHelpOf(two.state)]
  first.see('a')
  second.see('b')
  expect(second.$seen.get()).toEqual(['a', 'b'])
  one.page.look(true)
  expect(first.$seen.get()).toEqual(['a', 'b'])
  first.forget('a')
  expect(first.$seen.get()).toEqual(['b'])
  first.forget()
  expect(one.page.local.get(helpMessagesKey)).toBe('[]')
})

test.each([
  ['{', []],
  ['null', []],
  ['{"a":1}', []],
  ['[1,"a",null]', ['a']],
])('what is corrupt is dropped: %s', (kept, ids) => {
  const here = visit()
  here.page.local.set(helpMessagesKey, kept)
  const help = seenHelpOf(here.state)
  expect(help.$seen.get()).toEqual(ids)
  help.see('b')
  expect(help.$seen.get()).toEqual([...ids, 'b'])
})

test('a browser that keeps nothing, or is full, remembers for the page', () => {
  const full = createSafeStorage(() => ({
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
    removeItem: () => {},
  }))
  const here = visit({}, { local: full })
  seenHelpOf(here.state).see('a')
  expect(seenHelpOf(here.state).seen('a')).toBe(true)
})

test('the list does not grow for ever', () => {
  const help = seenHelpOf(visit().state)
  for (let each = 0; each < 201; each += 1) help.see(`id-${each}`)
  expect(help.$seen.get()).toHaveLength(200)
  expect([help.seen('id-0'), help.seen('id-200')]).toEqual([false, true])
})

test('signing out keeps it: it says nothing of the reader', async () => {
  const here = visit()
  seenHelpOf(here.state).see('a')
  await here.state.session.signIn(reader)
  await here.state.session.signOut()
  expect(seenHelpOf(here.reloaded().state).seen('a')).toBe(true)
})
