import { useEffect, useState } from 'react'

/** Whether the window is at most `width` CSS pixels wide. */
export function useNarrow(width: number): boolean {
  const query = `(max-width: ${width}px)`
  const [narrow, setNarrow] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const look = () => setNarrow(media.matches)
    look()
    media.addEventListener('change', look)
    return () => media.removeEventListener('change', look)
  }, [query])
  return narrow
}
