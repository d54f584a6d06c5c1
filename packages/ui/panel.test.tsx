import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount, place } from '../../tests/support/mount.tsx'
import { Button } from './button.tsx'
import { focused } from './focus.ts'
import { LightDom } from './light-dom.tsx'
import { Panel } from './panel.tsx'
import { expectFocus } from './test/focus.ts'
import { Stage } from './test/stage.tsx'

const words = 'Some words that are long enough to make a line or two of it.'
const dialog = page.getByRole('dialog', { name: 'Help' })
const inside = page.getByRole('button', { name: 'Inside' })
const close = page.getByRole('button', { name: 'Close' })

/** A button, a panel that hangs on it and stands far away, and something after the button. */
const setup = (props: { unasked?: boolean; css?: string } = {}) => {
  const anchor = place('button', {}, 'Open')
  anchor.style.cssText = `position:fixed;inset-block-start:40px;inset-inline-start:60px;${props.css ?? ''}`
  const next = place('button', {}, 'Next')
  let open = (_: boolean) => {}
  const One = () => {
    const [shown, setShown] = useState(false)
    open = setShown
    return shown ? (
      <Panel anchor={anchor} title="Help" unasked={props.unasked} onClose={() => setShown(false)}>
        <p>{words}</p>
        <Button>Inside</Button>
      </Panel>
    ) : null
  }
  mount(
    <Stage>
      <One />
    </Stage>,
  )
  anchor.addEventListener('click', () => open(true))
  return { anchor, next, press: () => page.getByRole('button', { name: 'Open' }).click() }
}

test('takes focus to its title, and gives it back to its button', async () => {
  const { press } = setup()
  await press()
  await expectFocus(dialog.getByRole('heading'))
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expectFocus(page.getByRole('button', { name: 'Open' }))
  await press()
  await close.click()
  await expectFocus(page.getByRole('button', { name: 'Open' }))
})

test('its button has gone meanwhile: focus is on the box that it stood in', async () => {
  const { anchor, press } = setup()
  const box = place('section', { 'aria-label': 'Articles', tabindex: '-1' })
  box.append(anchor)
  await press()
  await expectFocus(dialog.getByRole('heading'))
  anchor.remove()
  await userEvent.keyboard('{Escape}')
  await expectFocus(page.getByRole('region', { name: 'Articles' }))
})

test('closing it moves the page no further than its button needs to be seen', async () => {
  const { anchor, press } = setup({ css: 'position:absolute;inset-block-start:2000px' })
  place('div').style.blockSize = '4000px'
  const top = () => Math.round(anchor.getBoundingClientRect().top)
  anchor.scrollIntoView({ block: 'center' })
  await press()
  await expectFocus(dialog.getByRole('heading'))
  scrollTo(0, 1990)
  await userEvent.keyboard('{Escape}')
  await expectFocus(page.getByRole('button', { name: 'Open' }))
  expect(top()).toBe(10)
  await press()
  await expectFocus(dialog.getByRole('heading'))
  scrollTo(0, 2020)
  await userEvent.keyboard('{Escape}')
  await expectFocus(page.getByRole('button', { name: 'Open' }))
  expect(top()).toBe(0)
})

test('Tab goes through it as if it stood after its button', async () => {
  const { anchor, press } = setup()
  await press()
  await expectFocus(dialog.getByRole('heading'))
  await userEvent.tab()
  await expectFocus(close)
  await userEvent.tab()
  await expectFocus(inside)
  await userEvent.tab()
  await expectFocus(page.getByRole('button', { name: 'Next' }))
  await expect.element(dialog).toBeVisible()
  anchor.focus()
  await userEvent.tab()
  await expectFocus(close)
  await userEvent.tab({ shift: true })
  await expectFocus(page.getByRole('button', { name: 'Open' }))
})

test('what cannot be reached is no end of it, and Tab backwards leads out of it before it', async () => {
  const before = place('button', {}, 'Before')
  const anchor = place('button', {}, 'Open')
  place('button', {}, 'Next')
  mount(
    <Stage>
      <Panel anchor={anchor} title="Help" onClose={() => {}}>
        <Button>Inside</Button>
        <button type="button" disabled>
          Off
        </button>
        <button type="button" hidden>
          Hidden
        </button>
      </Panel>
    </Stage>,
  )
  await expectFocus(dialog.getByRole('heading'))
  await userEvent.tab({ shift: true })
  expect(focused()).toBe(anchor)
  await userEvent.tab({ shift: true })
  expect(focused()).toBe(before)
  ;(inside.element() as HTMLElement).focus()
  await userEvent.tab()
  await expectFocus(page.getByRole('button', { name: 'Next' }))
})

test('who goes on from its end and comes back at once is let in, whatever the next frame does', async () => {
  const { anchor, press } = setup()
  await press()
  await expectFocus(dialog.getByRole('heading'))
  const tab = () => {
    const event = { key: 'Tab', bubbles: true, composed: true, cancelable: true }
    focused()?.dispatchEvent(new KeyboardEvent('keydown', event))
  }
  inside.element().focus()
  tab()
  expect(focused()).toBe(anchor)
  tab()
  expect(focused()).toBe(close.element())
})

test('a click outside closes it, one on its button or a drag out of it does not', async () => {
  const { anchor, next, press } = setup()
  await press()
  await dialog.getByText(words).click()
  await press()
  await expect.element(dialog).toBeVisible()
  const point = (type: string, at: Element) =>
    at.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }))
  point('pointerdown', inside.element())
  point('pointerup', next)
  point('pointerdown', next)
  point('pointerup', anchor)
  await expect.element(dialog).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expectFocus(page.getByRole('button', { name: 'Next' }))
})

test('Escape is ours, unless it ends a composition', async () => {
  const heard = vi.fn()
  document.body.addEventListener('keydown', heard)
  const { press } = setup()
  await press()
  await expectFocus(dialog.getByRole('heading'))
  const composing = new KeyboardEvent('keydown', { key: 'Escape', isComposing: true })
  document.dispatchEvent(composing)
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(heard).not.toHaveBeenCalled()
  document.body.removeEventListener('keydown', heard)
})

test('what nobody asked for leaves focus alone, coming and going', async () => {
  const { next, press } = setup({ unasked: true })
  await press()
  await expect.element(dialog).toBeVisible()
  next.focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expectFocus(page.getByRole('button', { name: 'Next' }))
})

const below = async (anchor: Element) => {
  await expect
    .poll(() => dialog.element().getBoundingClientRect().top)
    .toBeGreaterThanOrEqual(anchor.getBoundingClientRect().bottom)
  expect(dialog.element().getBoundingClientRect().left).toBeCloseTo(
    anchor.getBoundingClientRect().left,
    0,
  )
}

test('gives focus back also when what had it inside has gone before', async () => {
  const { press } = setup()
  await press()
  await expectFocus(dialog.getByRole('heading'))
  ;(inside.element() as HTMLElement).focus()
  inside.element().remove()
  expect(document.activeElement).toBe(document.body)
  await userEvent.keyboard('{Escape}')
  await expectFocus(page.getByRole('button', { name: 'Open' }))
})

test('a click on nothing takes focus away, and it is not brought back', async () => {
  const { press } = setup()
  await press()
  await expectFocus(dialog.getByRole('heading'))
  await userEvent.click(document.body, { position: { x: 400, y: 300 } })
  await expect.element(dialog).not.toBeInTheDocument()
  expect(document.activeElement).toBe(document.body)
})

test('hangs below its button', async () => {
  const { anchor, press } = setup()
  await press()
  await below(anchor)
})

test('follows its button where the browser cannot keep it there', async () => {
  const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false)
  const { anchor, press } = setup()
  await press()
  await below(anchor)
  anchor.style.insetInlineStart = '90px'
  window.dispatchEvent(new UIEvent('resize'))
  await below(anchor)
  supports.mockRestore()
})

test('reads in the direction of its button', async () => {
  const { press } = setup({ css: 'direction:rtl' })
  await press()
  await expect.element(dialog).toHaveAttribute('dir', 'rtl')
})

/** A form in the light DOM, as those of the kit are. */
function Slotted({ anchor }: { anchor: HTMLElement }) {
  const [shown, setShown] = useState(true)
  return shown ? (
    <Panel anchor={anchor} title="Help" onClose={() => setShown(false)}>
      <LightDom>
        <label>
          Account number <input />
        </label>
      </LightDom>
    </Panel>
  ) : null
}

test('gives focus back also from what is slotted into it', async () => {
  const anchor = place('button', {}, 'Open')
  mount(
    <Stage>
      <Slotted anchor={anchor} />
    </Stage>,
  )
  const field = page.getByLabelText('Account number')
  await field.click()
  await expectFocus(field)
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await expectFocus(page.getByRole('button', { name: 'Open' }))
})
