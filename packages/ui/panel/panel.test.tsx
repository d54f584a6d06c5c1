import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount, place } from '../../../tests/support/mount.tsx'
import { Button } from '../button/button.tsx'
import { focused } from '../focus/focus.ts'
import { expectFocus } from '../test/focus.ts'
import { InShadowRoot } from '../test/in-shadow-root.tsx'
import { LightDom } from '../view/light-dom.tsx'
import { Panel } from './panel.tsx'

const words = 'Some words that are long enough to make a line or two of it.'
const dialog = page.getByRole('dialog', { name: 'Help' })
const inside = page.getByRole('button', { name: 'Inside' })
const close = page.getByRole('button', { name: 'Close' })

/** A button, a panel anchored to it in another tree, and a button after it. */
const setup = (props: { keepFocus?: boolean; css?: string } = {}) => {
  const anchor = place('button', {}, 'Open')
  anchor.style.cssText = `position:fixed;inset-block-start:40px;inset-inline-start:60px;${props.css ?? ''}`
  const next = place('button', {}, 'Next')
  let open = (_: boolean) => {}
  const One = () => {
    const [shown, setShown] = useState(false)
    open = setShown
    return shown ? (
      <Panel
        anchor={anchor}
        title="Help"
        keepFocus={props.keepFocus}
        onClose={() => setShown(false)}
      >
        <p>{words}</p>
        <Button>Inside</Button>
      </Panel>
    ) : null
  }
  mount(
    <InShadowRoot>
      <One />
    </InShadowRoot>,
  )
  anchor.addEventListener('click', () => open(true))
  return { anchor, next, press: () => page.getByRole('button', { name: 'Open' }).click() }
}

test('a panel focuses its title and returns focus to its button', async () => {
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

test('a panel whose button was removed returns focus to the box around the button', async () => {
  const { anchor, press } = setup()
  const box = place('section', { 'aria-label': 'Articles', tabindex: '-1' })
  box.append(anchor)
  await press()
  await expectFocus(dialog.getByRole('heading'))
  anchor.remove()
  await userEvent.keyboard('{Escape}')
  await expectFocus(page.getByRole('region', { name: 'Articles' }))
})

test('a panel that closes scrolls the page only as far as its button needs', async () => {
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

test('a panel takes part in the tab order as if it followed its button', async () => {
  const { press } = setup()
  await press()
  await expectFocus(dialog.getByRole('heading'))
  await userEvent.tab()
  await expectFocus(close)
  await userEvent.tab()
  await expectFocus(inside)
  await userEvent.tab()
  await expectFocus(page.getByRole('button', { name: 'Next' }))
  await press()
  await userEvent.tab({ shift: true })
  await expectFocus(page.getByRole('button', { name: 'Open' }))
  await userEvent.tab()
  await expectFocus(close)
  await userEvent.tab({ shift: true })
  await expectFocus(page.getByRole('button', { name: 'Open' }))
})

test('a panel closes when Tab leaves it or its button, and focus goes on', async () => {
  const before = place('button', {}, 'Before')
  const { press } = setup()
  await press()
  await expectFocus(dialog.getByRole('heading'))
  for (let stop = 0; stop < 3; stop += 1) await userEvent.tab()
  await expectFocus(page.getByRole('button', { name: 'Next' }))
  await expect.element(dialog).not.toBeInTheDocument()
  await press()
  await expectFocus(dialog.getByRole('heading'))
  await userEvent.tab({ shift: true })
  await expect.element(dialog).toBeVisible()
  await userEvent.tab({ shift: true })
  expect(focused()).toBe(before)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a panel stays open when a script moves focus out of it', async () => {
  const { next, press } = setup()
  await press()
  await expectFocus(dialog.getByRole('heading'))
  next.focus()
  await expectFocus(page.getByRole('button', { name: 'Next' }))
  await expect.element(dialog).toBeVisible()
})

test('a panel skips disabled and hidden controls in its tab order, and Shift+Tab leaves it backwards', async () => {
  const before = place('button', {}, 'Before')
  const anchor = place('button', {}, 'Open')
  place('button', {}, 'Next')
  mount(
    <InShadowRoot>
      <Panel anchor={anchor} title="Help" onClose={() => {}}>
        <Button>Inside</Button>
        <button type="button" disabled>
          Off
        </button>
        <button type="button" hidden>
          Hidden
        </button>
      </Panel>
    </InShadowRoot>,
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

test('a panel lets Tab back in at once after Tab has left its end', async () => {
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

test('a panel closes at a click outside, but not at one on its button or a drag out of it', async () => {
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

test('a panel handles Escape alone, unless Escape ends a composition', async () => {
  const onPageKey = vi.fn()
  document.body.addEventListener('keydown', onPageKey)
  const { press } = setup()
  await press()
  await expectFocus(dialog.getByRole('heading'))
  const composing = new KeyboardEvent('keydown', { key: 'Escape', isComposing: true })
  document.dispatchEvent(composing)
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onPageKey).not.toHaveBeenCalled()
  document.body.removeEventListener('keydown', onPageKey)
})

test('a panel with `keepFocus` neither takes nor returns focus', async () => {
  const { next, press } = setup({ keepFocus: true })
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

test('a panel returns focus although the focused element inside was removed', async () => {
  const { press } = setup()
  await press()
  await expectFocus(dialog.getByRole('heading'))
  ;(inside.element() as HTMLElement).focus()
  inside.element().remove()
  expect(document.activeElement).toBe(document.body)
  await userEvent.keyboard('{Escape}')
  await expectFocus(page.getByRole('button', { name: 'Open' }))
})

test('a panel that closes at a click on empty space does not return focus', async () => {
  const { press } = setup()
  await press()
  await expectFocus(dialog.getByRole('heading'))
  await userEvent.click(document.body, { position: { x: 400, y: 300 } })
  await expect.element(dialog).not.toBeInTheDocument()
  expect(document.activeElement).toBe(document.body)
})

test('a panel is positioned below its button', async () => {
  const { anchor, press } = setup()
  await press()
  await below(anchor)
})

test('a panel follows its button without CSS anchor positioning', async () => {
  const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false)
  const { anchor, press } = setup()
  await press()
  await below(anchor)
  anchor.style.insetInlineStart = '90px'
  window.dispatchEvent(new UIEvent('resize'))
  await below(anchor)
  supports.mockRestore()
})

test('a panel has the direction of its button', async () => {
  const { press } = setup({ css: 'direction:rtl' })
  await press()
  await expect.element(dialog).toHaveAttribute('dir', 'rtl')
})

/** A panel with a form in the light DOM. */
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

test('a panel returns focus from a slotted field', async () => {
  const anchor = place('button', {}, 'Open')
  mount(
    <InShadowRoot>
      <Slotted anchor={anchor} />
    </InShadowRoot>,
  )
  const field = page.getByLabelText('Account number')
  await field.click()
  await expectFocus(field)
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await expectFocus(page.getByRole('button', { name: 'Open' }))
})
