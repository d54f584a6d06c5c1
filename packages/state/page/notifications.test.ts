import { describe, expect, test, vi } from 'vitest'
import { visit } from '../test/state.ts'
import { notificationsOf, notify } from './notifications.ts'

/** What waits for the end of the task is done. */
const rest = async () => {
  for (let step = 0; step < 3; step += 1) await Promise.resolve()
}

const setup = () => {
  const { state, page } = visit()
  const { overlays } = state
  const open = (kind: 'flyout' | 'modal' = 'flyout') =>
    overlays.open({ id: 'other', kind, close: vi.fn() })
  return {
    state,
    page,
    overlays,
    open,
    words: () =>
      notificationsOf(state)
        .$notices.get()
        .map((notice) => notice.words),
    shown: () => overlays.$flyout.get()?.panel?.tag === 'bindery-notification-flyout',
    said: () => state.liveRegion.$announcement.get().text,
  }
}
const undo = () => ({ act: vi.fn<() => void>() })

describe('notify', () => {
  test('a notification shows and is announced at once, with the Tab hint for an undo', () => {
    const { state, shown, said } = setup()
    notify(state, { words: 'Saved!' })
    expect([shown(), said()]).toEqual([true, 'Saved!'])
    notify(state, { words: 'Removed', undo: undo() })
    expect(said()).toBe('Removed. For Undo, press Tab.')
  })

  test('a new notification goes first and replaces plain text but no undo', () => {
    const { state, words } = setup()
    notify(state, { words: 'Words' })
    notify(state, { words: 'First', undo: undo() })
    notify(state, { words: 'Second', undo: undo() })
    expect(words()).toEqual(['Second', 'First'])
    notify(state, { words: 'Third' })
    expect(words()).toEqual(['Third', 'Second', 'First'])
  })

  test('an undo runs once and removes its line', () => {
    const { state, words, shown } = setup()
    const one = undo()
    notify(state, { words: 'Removed.', undo: one })
    const [notice] = notificationsOf(state).$notices.get()
    if (!notice) throw new Error('nothing is told')
    notificationsOf(state).undo(notice)
    notificationsOf(state).undo(notice)
    expect(one.act).toHaveBeenCalledTimes(1)
    expect([words(), shown()]).toEqual([[], false])
  })

  test('a withdrawn notification disappears', () => {
    const { state, words, shown } = setup()
    const back = notify(state, { words: 'Removed.', undo: undo() })
    back()
    expect([words(), shown()]).toEqual([[], false])
  })

  test.for(['flyout', 'modal'] as const)(
    'a notification waits behind an open %s and is announced meanwhile',
    async (kind) => {
      const { state, open, shown, said } = setup()
      const release = open(kind)
      notify(state, { words: 'Removed.', undo: undo() })
      await rest()
      expect([shown(), said()]).toEqual([false, 'Removed.'])
      release()
      await rest()
      // The words were announced already.
      expect([shown(), said()]).toEqual([true, 'For Undo, press Tab.'])
    },
  )

  test('a notification that waited is announced once, and fully if it returns later', async () => {
    const { state, open, said } = setup()
    const release = open()
    notify(state, { words: 'Saved!' })
    const { count } = state.liveRegion.$announcement.get()
    release()
    await rest()
    expect([said(), state.liveRegion.$announcement.get().count]).toEqual(['Saved!', count])
    notify(state, { words: 'Removed.', undo: undo() })
    const second = open()
    await rest()
    second()
    await rest()
    expect(said()).toBe('Removed. For Undo, press Tab.')
  })

  test('an opened flyout hides the notifications, and only those with an undo return', async () => {
    const { state, open, shown, words } = setup()
    notify(state, { words: 'Removed.', undo: undo() })
    notify(state, { words: 'Saved!' })
    const release = open()
    await rest()
    expect([shown(), words()]).toEqual([false, ['Removed.']])
    release()
    await rest()
    expect([shown(), words()]).toEqual([true, ['Removed.']])
  })

  test('a closed notification does not return', async () => {
    const { state, overlays, words, shown } = setup()
    notify(state, { words: 'Removed.', undo: undo() })
    overlays.closeFlyouts()
    await rest()
    expect([words(), shown()]).toEqual([[], false])
  })

  test('a plain notification that waits too long is dropped', async () => {
    const { state, page, open, shown } = setup()
    const release = open()
    notify(state, { words: 'Saved!' })
    page.advance(20_001)
    release()
    await rest()
    expect(shown()).toBe(false)
  })

  test('each call adds one line, also with the same object', () => {
    const { state, words } = setup()
    const notice = { words: 'Removed.', undo: undo() }
    notify(state, notice)
    notify(state, notice)
    expect(words()).toEqual(['Removed.', 'Removed.'])
  })

  test('a sign-out clears the notifications', async () => {
    const { state, server, words } = setup2()
    await server.control.signIn('reader@example.com')
    await state.session.check()
    notify(state, { words: 'Removed.', undo: undo() })
    await state.session.signOut()
    expect(words()).toEqual([])
  })
})

const setup2 = () => {
  const { state, server } = visit()
  return {
    state,
    server,
    words: () => notificationsOf(state).$notices.get(),
  }
}
