import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount, place } from '../../../tests/support/mount.tsx'
import { Button } from '../button/button.tsx'
import { focused } from '../focus/focus.ts'
import { Panel } from '../panel/panel.tsx'
import { expectFocus } from '../test/focus.ts'
import { InShadowRoot } from '../test/in-shadow-root.tsx'
import { Confirmation } from './confirmation.tsx'

const dialog = page.getByRole('dialog', { name: 'Help' })
const inside = page.getByRole('button', { name: 'Inside' })

test('a confirmation expires although a pointer rests where it appears', async () => {
  const done = vi.fn()
  const cover = place('p', {}, 'Here')
  cover.style.cssText = 'position:fixed;inset:0'
  await page.getByText('Here').hover()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sent = mount(
    <InShadowRoot>
      <div style={{ position: 'fixed', inset: 0, display: 'grid' }}>
        <Confirmation onDone={done}>Sent.</Confirmation>
      </div>
    </InShadowRoot>,
  )
  // The fake clock does not stop frames: wait for the render.
  await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))
  const text = page.getByText('Sent.').element()
  text.dispatchEvent(new PointerEvent('pointerenter'))
  vi.advanceTimersByTime(2000)
  expect(done).toHaveBeenCalledOnce()
  sent.unmount()
  vi.useRealTimers()
})

test('a confirmation that replaces a form moves focus to the heading', async () => {
  const anchor = place('button', {}, 'Open')
  let done = () => {}
  const Sending = () => {
    const [sent, setSent] = useState(false)
    done = () => setSent(true)
    return (
      <Panel anchor={anchor} title="Help" onClose={() => {}}>
        {sent ? (
          <Confirmation after={60_000} onDone={() => {}}>
            Sent.
          </Confirmation>
        ) : (
          <Button>Inside</Button>
        )}
      </Panel>
    )
  }
  mount(
    <InShadowRoot>
      <Sending />
    </InShadowRoot>,
  )
  await inside.click()
  done()
  await expect.element(page.getByText('Sent.')).toBeVisible()
  await expectFocus(dialog.getByRole('heading'))
})

test.each([
  ['stays while a keyboard user has focus in the panel', '{Enter}', 0],
  ['expires after a pointer has pressed in the panel', '', 1],
])('a confirmation %s', async (_, keys, calls) => {
  const anchor = place('button', {}, 'Open')
  const done = vi.fn()
  const Sending = () => {
    const [sent, setSent] = useState(false)
    return (
      <Panel anchor={anchor} title="Help" onClose={() => {}}>
        {sent ? (
          <Confirmation after={1000} onDone={done}>
            Sent.
          </Confirmation>
        ) : (
          <Button onClick={() => setSent(true)}>Inside</Button>
        )}
      </Panel>
    )
  }
  mount(
    <InShadowRoot>
      <Sending />
    </InShadowRoot>,
  )
  await expect.element(inside).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    if (keys) {
      while (focused() !== inside.element()) await userEvent.tab()
      await userEvent.keyboard(keys)
    } else await inside.click()
    await expect.element(page.getByText('Sent.')).toBeVisible()
    await expectFocus(dialog.getByRole('heading'))
    vi.advanceTimersByTime(5000)
    expect(done).toHaveBeenCalledTimes(calls)
  } finally {
    vi.useRealTimers()
  }
})
