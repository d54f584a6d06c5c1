import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount, place } from '../../tests/support/mount.tsx'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { Spinner } from './spinner.tsx'
import { Stage } from './test/stage.tsx'
import { useDismissAfter } from './use-dismiss-after.ts'

test('the region of a notice is there before its text', async () => {
  const view = mount(
    <Stage>
      <Notice kind="error">{undefined}</Notice>
    </Stage>,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('')
  const region = page.getByRole('alert').element()
  view.rerender(
    <Stage>
      <Notice kind="error">Not today.</Notice>
    </Stage>,
  )
  await expect.element(page.getByText('Not today.')).toBeVisible()
  expect(page.getByRole('alert').element()).toBe(region)
  view.rerender(
    <Stage>
      <Notice kind="success">Done.</Notice>
    </Stage>,
  )
  await expect.element(page.getByRole('status')).toHaveTextContent('Done.')
})

test('a busy or inactive button keeps focus and does nothing', async () => {
  const click = vi.fn()
  mount(
    <Stage>
      <Button busy onClick={click}>
        Sending
      </Button>
      <Button inactive onClick={click}>
        Later
      </Button>
      <Spinner label="Loading" />
    </Stage>,
  )
  await expect.element(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  for (const name of ['Sending', 'Later']) {
    const button = page.getByRole('button', { name }).element() as HTMLButtonElement
    button.focus()
    button.click()
    expect((button.getRootNode() as ShadowRoot).activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
  }
  expect(click).not.toHaveBeenCalled()
})

function Passing({ ms, gone }: { ms?: number; gone: () => void }) {
  const ref = useDismissAfter<HTMLDivElement>(ms, gone)
  return (
    <div ref={ref}>
      <span>Copied</span> <Button>Undo</Button>
    </div>
  )
}

afterEach(() => {
  vi.useRealTimers()
})

test('a message that goes away waits while pointer or focus is on it', async () => {
  const gone = vi.fn()
  const away = place('p', {}, 'away')
  const At = ({ ms }: { ms?: number }) => (
    <Stage>
      <Passing gone={gone} {...(ms ? { ms } : {})} />
    </Stage>
  )
  const view = mount(<At />)
  const message = page.getByText('Copied')
  await expect.element(message).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  view.rerender(<At ms={2000} />)
  await userEvent.hover(message)
  vi.advanceTimersByTime(9000)
  expect(gone).not.toHaveBeenCalled()
  const undo = page.getByRole('button', { name: 'Undo' }).element() as HTMLElement
  undo.focus()
  await userEvent.hover(away)
  vi.advanceTimersByTime(9000)
  expect(gone).not.toHaveBeenCalled()
  undo.blur()
  vi.advanceTimersByTime(1999)
  expect(gone).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(gone).toHaveBeenCalledOnce()
})

test('and goes when the pointer has left it, told as in Firefox: while `:hover` is on it still', async () => {
  const gone = vi.fn()
  mount(
    <Stage>
      <Passing gone={gone} ms={600_000} />
    </Stage>,
  )
  const message = page.getByText('Copied')
  await userEvent.hover(message)
  const box = message.element().parentElement as HTMLElement
  expect(box.matches(':hover')).toBe(true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  box.dispatchEvent(new PointerEvent('pointerleave'))
  vi.advanceTimersByTime(600_000)
  expect(gone).toHaveBeenCalledOnce()
})
