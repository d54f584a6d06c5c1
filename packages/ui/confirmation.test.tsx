import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount, place } from '../../tests/support/mount.tsx'
import { Button } from './button.tsx'
import { Confirmation } from './confirmation.tsx'
import { Panel } from './panel.tsx'
import { expectFocus } from './test/focus.ts'
import { Stage } from './test/stage.tsx'

const dialog = page.getByRole('dialog', { name: 'Help' })
const inside = page.getByRole('button', { name: 'Inside' })

test('a confirmation goes, though a pointer rests where it came up', async () => {
  const done = vi.fn()
  const rest = place('p', {}, 'Here')
  rest.style.cssText = 'position:fixed;inset:0'
  await page.getByText('Here').hover()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sent = mount(
    <Stage>
      <div style={{ position: 'fixed', inset: 0, display: 'grid' }}>
        <Confirmation onDone={done}>Sent.</Confirmation>
      </div>
    </Stage>,
  )
  // Drawn in the next frame, whatever the clock says.
  await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))
  const sentWords = page.getByText('Sent.').element()
  sentWords.dispatchEvent(new PointerEvent('pointerenter'))
  vi.advanceTimersByTime(2000)
  expect(done).toHaveBeenCalledOnce()
  sent.unmount()
  vi.useRealTimers()
})

test('after a confirmation has taken the place of a form, focus is on the heading', async () => {
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
    <Stage>
      <Sending />
    </Stage>,
  )
  await inside.click()
  done()
  await expect.element(page.getByText('Sent.')).toBeVisible()
  await expectFocus(dialog.getByRole('heading'))
})
