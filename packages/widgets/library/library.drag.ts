import type { DragEvent } from 'react'

/** What is dragged from an entry to a folder: ids of what is saved, with blanks between. */
const type = 'application/x-bindery-saved'

/** An entry is picked up, with whatever else is to go along. Its link is not what is dragged then. */
export const pickUp = ({ dataTransfer }: DragEvent, ids: readonly string[]): void => {
  dataTransfer.clearData()
  dataTransfer.setData(type, ids.map(encodeURIComponent).join(' '))
  dataTransfer.effectAllowed = 'copy'
}

/** Whether something of ours is dragged over a folder; the browser tells what it is only when it is dropped. */
export const isOurs = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(type)

/** The ids; any page can drag something of that name here, so they are looked up, and no more. */
export const dropped = ({ dataTransfer }: DragEvent): string[] => {
  const words = dataTransfer.getData(type).split(' ').filter(Boolean)
  try {
    return words.map(decodeURIComponent)
  } catch {
    return []
  }
}
