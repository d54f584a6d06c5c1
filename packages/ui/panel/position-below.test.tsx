import { expect, test, vi } from 'vitest'
import { place } from '../../../tests/support/mount.tsx'
import { positionBelowUnlessAnchored } from './position-below.ts'

test('a panel is positioned inside the viewport without CSS anchor positioning', () => {
  const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false)
  const at = (css: string, tall = 100) => {
    const button = place('button', {}, 'Share')
    button.style.cssText = `position:fixed;width:80px;height:40px;${css}`
    const panel = place('div', {}, 'panel')
    panel.style.cssText = `position:fixed;width:200px;height:${tall}px`
    positionBelowUnlessAnchored(button, panel)
    const { left, top } = panel.getBoundingClientRect()
    return [left, top]
  }
  expect(at('left:20px;top:10px')).toEqual([20, 50])
  expect(at('right:0;top:10px')).toEqual([document.documentElement.clientWidth - 200, 50])
  expect(at('left:20px;bottom:0')).toEqual([20, document.documentElement.clientHeight - 140])
  expect(at('left:300px;top:10px;direction:rtl')).toEqual([180, 50])
  // It fits neither below nor above, so its start is visible.
  expect(at('left:20px;top:200px', 3000)).toEqual([20, 240])
  supports.mockRestore()
})
