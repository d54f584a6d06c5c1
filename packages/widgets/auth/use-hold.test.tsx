import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount, place } from '../../../tests/support/mount.tsx'
import { useHold } from './use-hold.ts'

function Held({ hold }: { hold: (on: boolean) => void }) {
  return <p ref={useHold<HTMLParagraphElement>(hold)}>A message</p>
}

test('useHold follows pointer events and not :hover, which Firefox updates later', async () => {
  const hold = vi.fn()
  const away = place('p', {}, 'away')
  mount(<Held hold={hold} />)
  const message = page.getByText('A message')
  await page.elementLocator(away).hover()
  message.element().dispatchEvent(new PointerEvent('pointerenter'))
  await expect.poll(() => hold.mock.lastCall).toEqual([true])
  await message.hover()
  message.element().dispatchEvent(new PointerEvent('pointerleave'))
  await expect.poll(() => hold.mock.lastCall).toEqual([false])
})
