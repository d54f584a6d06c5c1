import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount, place } from '../../tests/support/mount.tsx'
import { Button } from './button.tsx'
import { Flyout } from './flyout.tsx'
import { placeBelow } from './place-below.ts'
import { expectFocus } from './test/focus.ts'
import { Stage } from './test/stage.tsx'

const Two = ({ onToggle }: { onToggle?: (open: boolean) => void }) => (
  <Stage>
    <Flyout button="Folders" onToggle={onToggle}>
      <Button>Team reading</Button>
    </Flyout>
    <Flyout button="Share">
      <Button>By mail</Button>
    </Flyout>
  </Stage>
)

const folders = page.getByRole('button', { name: 'Folders' })
const inside = page.getByRole('button', { name: 'Team reading' })

test('a button discloses the panel and says so', async () => {
  const onToggle = vi.fn()
  mount(<Two onToggle={onToggle} />)
  await expect.element(folders).toHaveAttribute('aria-expanded', 'false')
  await expect.element(inside).not.toBeInTheDocument()
  await folders.click()
  await expect.element(folders).toHaveAttribute('aria-expanded', 'true')
  await expect.element(inside).toBeVisible()
  await folders.click()
  await expect.element(folders).toHaveAttribute('aria-expanded', 'false')
  expect(onToggle.mock.calls).toEqual([[true], [false]])
})

test('stands below its button', async () => {
  mount(<Two />)
  await folders.click()
  await expect.element(inside).toBeVisible()
  const button = folders.element().getBoundingClientRect()
  const panel = inside.element().parentElement?.getBoundingClientRect()
  expect(panel?.top).toBeGreaterThanOrEqual(button.bottom)
  expect(panel?.left).toBeCloseTo(button.left, 0)
})

test('Enter opens, Tab goes in, Escape closes and gives focus back', async () => {
  mount(<Two />)
  await expect.element(folders).toBeVisible()
  ;(folders.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(inside).toBeVisible()
  await userEvent.tab()
  await expectFocus(inside)
  await userEvent.keyboard('{Escape}')
  await expectFocus(folders)
  await expect.element(folders).toHaveAttribute('aria-expanded', 'false')
})

test('a click outside closes it, another flyout closes it', async () => {
  const outside = place('button', {}, 'Elsewhere')
  outside.style.cssText = 'position:fixed;inset-block-end:0'
  mount(<Two />)
  await folders.click()
  await page.getByRole('button', { name: 'Elsewhere' }).click()
  await expect.element(folders).toHaveAttribute('aria-expanded', 'false')
  await folders.click()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect.element(folders).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByRole('button', { name: 'By mail' })).toBeVisible()
})

test('can be opened and closed from outside', async () => {
  const onToggle = vi.fn()
  const At = ({ open }: { open: boolean }) => (
    <Stage>
      <Flyout button="Help" open={open} onToggle={onToggle}>
        Words
      </Flyout>
    </Stage>
  )
  const view = mount(<At open />)
  await expect.element(page.getByText('Words')).toBeVisible()
  view.rerender(<At open={false} />)
  await expect.element(page.getByText('Words')).not.toBeVisible()
  expect(onToggle).not.toHaveBeenCalled()
})

test('without CSS anchor positioning the panel is put in place, inside the viewport', () => {
  const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false)
  const at = (css: string) => {
    const button = place('button', {}, 'Share')
    button.style.cssText = `position:fixed;width:80px;height:40px;${css}`
    const panel = place('div', {}, 'panel')
    panel.style.cssText = 'position:fixed;width:200px;height:100px'
    placeBelow(button, panel)
    const { left, top } = panel.getBoundingClientRect()
    return [left, top]
  }
  expect(at('left:20px;top:10px')).toEqual([20, 50])
  expect(at('right:0;top:10px')).toEqual([document.documentElement.clientWidth - 200, 50])
  expect(at('left:20px;bottom:0')).toEqual([20, document.documentElement.clientHeight - 140])
  expect(at('left:300px;top:10px;direction:rtl')).toEqual([180, 50])
  supports.mockRestore()
})
