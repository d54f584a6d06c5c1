import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount, place } from '../../../tests/support/mount.tsx'
import { InShadowRoot } from '../test/in-shadow-root.tsx'
import { Panel } from './panel.tsx'

function Scene({ anchor }: { anchor: HTMLElement }) {
  const [open, setOpen] = useState(true)
  return open ? (
    <Panel anchor={anchor} title="Help" onClose={() => setOpen(false)}>
      <p>Words</p>
    </Panel>
  ) : null
}

test('a panel that the page moves while it is open stays open', async () => {
  const anchor = place('button', {}, 'Open')
  const { container } = mount(
    <InShadowRoot id="moved">
      <Scene anchor={anchor} />
    </InShadowRoot>,
  )
  const dialog = page.getByRole('dialog', { name: 'Help' })
  await expect.element(dialog).toBeVisible()
  // React removes what it has rendered from its own parent only, so the page moves the parent.
  place('div').append(container)
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})
