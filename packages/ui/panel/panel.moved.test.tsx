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
  mount(
    <InShadowRoot id="moved">
      <Scene anchor={anchor} />
    </InShadowRoot>,
  )
  const dialog = page.getByRole('dialog', { name: 'Help' })
  await expect.element(dialog).toBeVisible()
  const { host } = dialog.element().getRootNode() as ShadowRoot
  place('div').append(host)
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})
