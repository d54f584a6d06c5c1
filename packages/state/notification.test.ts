import { describe, expect, test, vi } from 'vitest'
import { notificationsOf, notify } from './notification.ts'
import { visit } from './test-state.ts'

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
    said: () => state.status.$announcement.get().text,
  }
}
const undo = () => ({ act: vi.fn<() => void>() })

describe('notify', () => {
  test('is shown and spoken at once; what can be undone is found with Tab', () => {
    const { state, shown, said } = setup()
    notify(state, { words: 'Saved!' })
    expect([shown(), said()]).toEqual([true, 'Saved!'])
    notify(state, { words: 'Removed', undo: undo() })
    expect(said()).toBe('Removed. For Undo, press Tab.')
  })

  test('a second one takes the first line; words alone give way, an undo stays below', () => {
    const { state, words } = setup()
    notify(state, { words: 'Words' })
    notify(state, { words: 'First', undo: undo() })
    notify(state, { words: 'Second', undo: undo() })
    expect(words()).toEqual(['Second', 'First'])
    notify(state, { words: 'Third' })
    expect(words()).toEqual(['Third', 'Second', 'First'])
  })

  test('an undo is done once, and leaves with its line', () => {
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

  test('what is no longer true is taken back', () => {
    const { state, words, shown } = setup()
    const back = notify(state, { words: 'Removed.', undo: undo() })
    back()
    expect([words(), shown()]).toEqual([[], false])
  })

  test.for(['flyout', 'modal'] as const)(
    'closes no %s: it is heard, and seen after it',
    async (kind) => {
      const { state, open, shown, said } = setup()
      const release = open(kind)
      notify(state, { words: 'Removed.', undo: undo() })
      await rest()
      expect([shown(), said()]).toEqual([false, 'Removed.'])
      release()
      await rest()
      expect([shown(), said()]).toEqual([true, 'Removed. For Undo, press Tab.'])
    },
  )

  test('gives way to a flyout that is opened; only what can be undone comes back', async () => {
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

  test('closed is closed, whoever closes it', async () => {
    const { state, overlays, words, shown } = setup()
    notify(state, { words: 'Removed.', undo: undo() })
    overlays.closeFlyouts()
    await rest()
    expect([words(), shown()]).toEqual([[], false])
  })

  test('words alone do not wait for ever', async () => {
    const { state, page, open, shown } = setup()
    const release = open()
    notify(state, { words: 'Saved!' })
    page.advance(20_001)
    release()
    await rest()
    expect(shown()).toBe(false)
  })

  test('one line for each call, also with the same object', () => {
    const { state, words } = setup()
    const notice = { words: 'Removed.', undo: undo() }
    notify(state, notice)
    notify(state, notice)
    expect(words()).toEqual(['Removed.', 'Removed.'])
  })

  test('goes with its reader', async () => {
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
