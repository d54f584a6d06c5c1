import { atom } from 'nanostores'
import { describe, expect, test } from 'vitest'
import { createOverlays, type PanelRequest } from './overlay.ts'
import { createPanel } from './panel.ts'
import { testEnvironment } from './test-environment.ts'
import { createTrigger } from './trigger.ts'

const tag = 'bindery-sample-flyout'
const button = new EventTarget() as HTMLElement
const elsewhere = new EventTarget() as HTMLElement

const setup = () => {
  const overlays = createOverlays(testEnvironment())
  const flyout = (id: string, asked: { anchor: HTMLElement } | null = { anchor: elsewhere }) => {
    const $attributes = atom({ open: false })
    const set = (_: 'open', value: true | undefined) => {
      if ($attributes.get().open !== !!value) $attributes.set({ open: !!value })
    }
    const panel = createPanel(overlays, { id, $attributes, set }, tag, () =>
      asked ? { ...asked, about: {} } : null,
    )
    const shows = () => panel.$request.get()?.anchor
    return { ...panel, $attributes, set, shows, isOpen: () => $attributes.get().open }
  }
  const trigger = (id: string) =>
    createTrigger(overlays, { id }, (anchor): PanelRequest => ({ tag, anchor, about: { id } }))
  return { overlays, flyout, trigger }
}

/** The page's wishes are obeyed at the end of the task. */
const obeyed = () => Promise.resolve()

describe('a trigger', () => {
  test('opens the flyout of its tag, says so, and closes it', () => {
    const { flyout, trigger } = setup()
    const { shows, isOpen } = flyout('flyout')
    const { $open, toggle } = trigger('one')
    toggle(button)
    expect([$open.get(), shows(), isOpen()]).toEqual([true, button, true])
    toggle(button)
    expect([$open.get(), shows(), isOpen()]).toEqual([false, undefined, false])
  })

  test('is answered by a flyout that comes later', () => {
    const { flyout, trigger } = setup()
    trigger('one').toggle(button)
    expect(flyout('flyout').shows()).toBe(button)
  })

  test('takes it over from another trigger, which hears of it', () => {
    const { flyout, trigger } = setup()
    const { shows } = flyout('flyout')
    const [one, two] = [trigger('one'), trigger('two')]
    one.toggle(button)
    two.toggle(elsewhere)
    expect([one.$open.get(), two.$open.get(), shows()]).toEqual([false, true, elsewhere])
  })

  test('hears when something else closes the flyout, or opens in its place', () => {
    const { overlays, trigger } = setup()
    const { $open, toggle } = trigger('one')
    toggle(button)
    overlays.closeFlyouts()
    expect($open.get()).toBe(false)
    toggle(button)
    overlays.open({ id: 'modal', kind: 'modal', close: () => {} })
    expect($open.get()).toBe(false)
  })

  test('leaves nothing open when it goes', () => {
    const { overlays, trigger } = setup()
    const { toggle, destroy } = trigger('one')
    toggle(button)
    destroy()
    expect(overlays.$flyout.get()).toBeNull()
  })
})

describe('a flyout that the page opens', () => {
  test('hangs where the page says, and its attribute goes with it', async () => {
    const { overlays, flyout } = setup()
    const { set, shows, isOpen } = flyout('flyout')
    set('open', true)
    await obeyed()
    expect(shows()).toBe(elsewhere)
    overlays.closeFlyouts()
    expect([shows(), isOpen()]).toEqual([undefined, false])
  })

  test('closes when the page takes the attribute away, also what a trigger opened', async () => {
    const { flyout, trigger } = setup()
    const { set, shows } = flyout('flyout')
    const { $open, toggle } = trigger('one')
    toggle(button)
    set('open', undefined)
    await obeyed()
    expect([shows(), $open.get()]).toEqual([undefined, false])
  })

  test('stays closed when there is nothing to show', async () => {
    const { flyout } = setup()
    const { set, isOpen } = flyout('flyout', null)
    set('open', true)
    await obeyed()
    expect(isOpen()).toBe(false)
  })

  test('of two, the one that was opened shows; the first answers to triggers', async () => {
    const { flyout, trigger } = setup()
    const [first, second] = [flyout('first'), flyout('second')]
    second.set('open', true)
    await obeyed()
    expect([first.shows(), second.shows()]).toEqual([undefined, elsewhere])
    trigger('one').toggle(button)
    expect([first.shows(), second.shows()]).toEqual([button, undefined])
    first.destroy()
    trigger('two').toggle(button)
    expect(second.shows()).toBe(button)
  })

  test('is forgotten when it goes', () => {
    const { flyout, trigger } = setup()
    const { destroy } = flyout('flyout')
    const { $open, toggle } = trigger('one')
    toggle(button)
    destroy()
    expect($open.get()).toBe(false)
  })
})
