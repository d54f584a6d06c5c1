import { type DragEvent, useState } from 'react'
import { dropped, isOurs } from './library.drag.ts'

/**
 * What a folder needs for entries to be dropped on it. The way of the keyboard to the same is an entry's
 * button 'Move'.
 * @param put undefined where nothing can be put in
 */
export const useDrop = (put: ((ids: readonly string[], at: HTMLElement) => void) | undefined) => {
  const [over, setOver] = useState(false)
  if (!put) return {}
  const hold = (event: DragEvent) => {
    if (!isOurs(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  return {
    'data-over': over ? '' : undefined,
    onDragEnter: hold,
    onDragOver: hold,
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent<HTMLElement>) => {
      setOver(false)
      if (!isOurs(event)) return
      event.preventDefault()
      put(dropped(event), event.currentTarget)
    },
  }
}
