import { atom } from 'nanostores'
import { describe, expect, test } from 'vitest'
import { testEnvironment } from '../test/environment.ts'
import { createOverlayHost } from './overlay-host.ts'
import { createOverlays, type PanelRequest } from './overlays.ts'
import { createTrigger } from './trigger.ts'

const tag = 'bindery-sample-flyout'
const button = new EventTarget() as HTMLElement
const elsewhere = new EventTarget() as HTMLElement

const setup = () => {
  const overlays = createOverlays(testEnvironment())
  const flyout = (id: string, asked: { anchor: HTMLElement } | null = { anchor: elsewhere }) => {
    const $attributes = atom({ open: false })
    const set = (_: 'open', value: boolean | undefined) => {
      if ($attributes.get().open !== !!value) $attributes.set({ open: !!value })
    }
    const panel = createOverlayHost(
      overlays,
      { id, $attributes, set, emit: () => true },
      tag,
      () => (asked ? { ...asked, about: {} } : null),
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
  test('the trigger opens the flyout of its tag, shows its state and closes it', () => {
    const { flyout, trigger } = setup()
    const { shows, isOpen } = flyout('flyout')
    const { $open, toggle } = trigger('one')
    toggle(button)
    expect([$open.get(), shows(), isOpen()]).toEqual([true, button, true])
    toggle(button)
    expect([$open.get(), shows(), isOpen()]).toEqual([false, undefined, false])
  })

  test('a flyout that is created later opens for the trigger', () => {
    const { flyout, trigger } = setup()
    trigger('one').toggle(button)
    expect(flyout('flyout').shows()).toBe(button)
  })

  test('the trigger takes the flyout over from another trigger', () => {
    const { flyout, trigger } = setup()
    const { shows } = flyout('flyout')
    const [one, two] = [trigger('one'), trigger('two')]
    one.toggle(button)
    two.toggle(elsewhere)
    expect([one.$open.get(), two.$open.get(), shows()]).toEqual([false, true, elsewhere])
  })

  test('the trigger is closed when another overlay opens or the flyout closes', () => {
    const { overlays, trigger } = setup()
    const { $open, toggle } = trigger('one')
    toggle(button)
    overlays.closeFlyouts()
    expect($open.get()).toBe(false)
    toggle(button)
    overlays.open({ id: 'modal', kind: 'modal', close: () => {} })
    expect($open.get()).toBe(false)
  })

  test('a destroyed trigger closes its flyout', () => {
    const { overlays, trigger } = setup()
    const { toggle, destroy } = trigger('one')
    toggle(button)
    destroy()
    expect(overlays.$flyout.get()).toBeNull()
  })
})

describe('a flyout that the page opens', () => {
  test('the flyout anchors where the page says, and closing resets its attribute', async () => {
    const { overlays, flyout } = setup()
    const { set, shows, isOpen } = flyout('flyout')
    set('open', true)
    await obeyed()
    expect(shows()).toBe(elsewhere)
    overlays.closeFlyouts()
    expect([shows(), isOpen()]).toEqual([undefined, false])
  })

  test('the flyout closes when the page removes the attribute, also after a trigger', async () => {
    const { flyout, trigger } = setup()
    const { set, shows } = flyout('flyout')
    const { $open, toggle } = trigger('one')
    toggle(button)
    set('open', undefined)
    await obeyed()
    expect([shows(), $open.get()]).toEqual([undefined, false])
  })

  test('the flyout stays closed without content', async () => {
    const { flyout } = setup()
    const { set, isOpen } = flyout('flyout', null)
    set('open', true)
    await obeyed()
    expect(isOpen()).toBe(false)
  })

  test('the opened one of two flyouts shows, and the first answers to triggers', async () => {
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

  test('a destroyed flyout resets its trigger', () => {
    const { flyout, trigger } = setup()
    const { destroy } = flyout('flyout')
    const { $open, toggle } = trigger('one')
    toggle(button)
    destroy()
    expect($open.get()).toBe(false)
  })
})
