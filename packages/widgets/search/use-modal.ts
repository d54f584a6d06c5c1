import { focused } from '@bindery/ui/focus.ts'
import { tabStops } from '@bindery/ui/tab-stops.ts'
import { useLatest } from '@bindery/ui/use-latest.ts'
import { type RefObject, useLayoutEffect } from 'react'

/**
 * What a browser does not do for the modal dialog that `inside` is in. Tab goes round in it, and not out
 * to the browser's own controls. A click on its backdrop calls `act`, when both ends of it are out there:
 * a selection that ends there is no click, nor is the second one of a double click.
 */
export function useModal(inside: RefObject<HTMLElement | null>, act: () => void): void {
  const latest = useLatest(act)
  useLayoutEffect(() => {
    const dialog = inside.current?.closest('dialog')
    if (!dialog) return
    let began = false
    const isOutside = ({ target, clientX: x, clientY: y }: MouseEvent) => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect()
      return target === dialog && (x < left || x > right || y < top || y > bottom)
    }
    const down = (event: MouseEvent) => {
      began = isOutside(event)
      // Focus stays where it is, for whoever has only pressed twice.
      if (began) event.preventDefault()
    }
    const click = (event: MouseEvent) => {
      if (began && event.detail < 2 && isOutside(event)) latest.current()
      began = false
    }
    const key = (event: KeyboardEvent) => {
      const stops = event.key === 'Tab' ? tabStops(dialog) : []
      const [last, first] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
      if (!first || focused() !== last) return
      event.preventDefault()
      first.focus()
    }
    dialog.addEventListener('keydown', key)
    dialog.addEventListener('mousedown', down)
    dialog.addEventListener('click', click)
    return () => {
      dialog.removeEventListener('keydown', key)
      dialog.removeEventListener('mousedown', down)
      dialog.removeEventListener('click', click)
    }
  }, [inside, latest])
}
