/** A flyout on a phone is a sheet at the lower edge of the window. */
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount, place } from '../../../tests/support/mount.tsx'
import { expectFocus } from '../test/focus.ts'
import { InShadowRoot } from '../test/in-shadow-root.tsx'
import { Panel } from './panel.tsx'

const dialog = page.getByRole('dialog', { name: 'Help' })

afterEach(() => page.viewport(1280, 800))

test.each([true, false])(
  'a panel is a sheet at the lower edge of a phone, with anchor positioning: %s',
  async (isAnchored) => {
    const supports = vi.spyOn(CSS, 'supports').mockReturnValue(isAnchored)
    await page.viewport(320, 600)
    const anchor = place('button', {}, 'Open')
    const One = () => {
      const [shown, setShown] = useState(false)
      anchor.onclick = () => setShown(true)
      return shown ? (
        <Panel anchor={anchor} title="Help" onClose={() => setShown(false)}>
          <p>Some words</p>
        </Panel>
      ) : null
    }
    mount(
      <InShadowRoot>
        <One />
      </InShadowRoot>,
    )
    await page.getByRole('button', { name: 'Open' }).click()
    const box = () => dialog.element().getBoundingClientRect()
    await expect.poll(() => [box().left, box().right, box().bottom]).toEqual([0, 320, 600])
    expect(box().top).toBeGreaterThan(300)
    await expectFocus(dialog.getByRole('heading'))
    await userEvent.keyboard('{Escape}')
    await expectFocus(page.getByRole('button', { name: 'Open' }))
    supports.mockRestore()
  },
)
