import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount, place } from '../../../tests/support/mount.tsx'
import { Button } from '../button/button.tsx'
import { InShadowRoot } from '../test/in-shadow-root.tsx'
import { useDismissAfter } from './use-dismiss-after.ts'

function Message({ ms, onDismiss }: { ms?: number; onDismiss: () => void }) {
  const ref = useDismissAfter<HTMLDivElement>(ms, onDismiss)
  return (
    <div ref={ref}>
      <span>Copied</span> <Button>Undo</Button>
    </div>
  )
}

afterEach(() => {
  vi.useRealTimers()
})

test('a temporary message stays while pointer or focus is on it', async () => {
  const onDismiss = vi.fn()
  const elsewhere = place('p', {}, 'elsewhere')
  const At = ({ ms }: { ms?: number }) => (
    <InShadowRoot>
      <Message onDismiss={onDismiss} {...(ms ? { ms } : {})} />
    </InShadowRoot>
  )
  const view = mount(<At />)
  const message = page.getByText('Copied')
  await expect.element(message).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  view.rerender(<At ms={2000} />)
  await userEvent.hover(message)
  vi.advanceTimersByTime(9000)
  expect(onDismiss).not.toHaveBeenCalled()
  const undo = page.getByRole('button', { name: 'Undo' }).element() as HTMLElement
  undo.focus()
  await userEvent.hover(elsewhere)
  vi.advanceTimersByTime(9000)
  expect(onDismiss).not.toHaveBeenCalled()
  undo.blur()
  vi.advanceTimersByTime(1999)
  expect(onDismiss).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onDismiss).toHaveBeenCalledOnce()
})

test('a temporary message starts its time at pointerleave, when Firefox still matches `:hover`', async () => {
  const onDismiss = vi.fn()
  mount(
    <InShadowRoot>
      <Message onDismiss={onDismiss} ms={600_000} />
    </InShadowRoot>,
  )
  const message = page.getByText('Copied')
  await userEvent.hover(message)
  const box = message.element().parentElement as HTMLElement
  expect(box.matches(':hover')).toBe(true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  box.dispatchEvent(new PointerEvent('pointerleave'))
  vi.advanceTimersByTime(600_000)
  expect(onDismiss).toHaveBeenCalledOnce()
})
