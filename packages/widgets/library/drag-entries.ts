import { type DragEvent, useState } from 'react'

/** The dragged data: ids of saved items, separated by spaces. */
const type = 'application/x-bindery-saved'

/** Starts the drag of an entry, or of all selected ones. It replaces the drag of the entry's link. */
export const dragEntries = ({ dataTransfer }: DragEvent, ids: readonly string[]): void => {
  dataTransfer.clearData()
  dataTransfer.setData(type, ids.map(encodeURIComponent).join(' '))
  dataTransfer.effectAllowed = 'copy'
}

/** A browser hides the data itself until the drop. */
const hasEntries = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(type)

/** Another page can drag any ids here, so callers must look them up. */
const droppedIds = ({ dataTransfer }: DragEvent): string[] => {
  const ids = dataTransfer.getData(type).split(' ').filter(Boolean)
  try {
    return ids.map(decodeURIComponent)
  } catch {
    return []
  }
}

/**
 * The props of a folder that accepts dropped entries. With the keyboard a reader uses the button 'Move' of an
 * entry instead.
 * @param onDrop undefined for a folder that accepts none
 */
export const useEntryDrop = (
  onDrop: ((ids: readonly string[], anchor: HTMLElement) => void) | undefined,
) => {
  const [isOver, setOver] = useState(false)
  if (!onDrop) return {}
  const allow = (event: DragEvent) => {
    if (!hasEntries(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  return {
    'data-over': isOver ? '' : undefined,
    onDragEnter: allow,
    onDragOver: allow,
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent<HTMLElement>) => {
      setOver(false)
      if (!hasEntries(event)) return
      event.preventDefault()
      onDrop(droppedIds(event), event.currentTarget)
    },
  }
}
