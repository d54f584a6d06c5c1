import { focused } from '@bindery/ui/focus/focus.ts'
import { tabStops } from '@bindery/ui/focus/tab-stops.ts'
import { useLatest } from '@bindery/ui/view/use-latest.ts'
import { type RefObject, useLayoutEffect } from 'react'

/**
 * Adds a focus trap and a backdrop click to the native modal dialog around `inside`. Tab cycles inside the
 * dialog, and does not leave for the browser's own controls. A click on the backdrop calls `act` if it both
 * starts and ends there, so that selecting text does not count. The second click of a double click does not
 * count either.
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
      // A press on the backdrop would take focus out of the dialog.
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
