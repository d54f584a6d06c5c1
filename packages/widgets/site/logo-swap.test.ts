import { expect, test } from 'vitest'
import { isSmall } from './logo-swap.ts'

test.each([
  ['wide', 100, 250],
  ['narrow', 90, 200],
] as const)(
  'on a %s screen the logo is big below %d px, small above %d px, and unchanged in between',
  (width, big, small) => {
    const down = [0, big, small, small + 1].map((top) => isSmall(top, false, width))
    expect(down).toEqual([false, false, false, true])
    const up = [small + 1, small, big, big - 1].map((top) => isSmall(top, true, width))
    expect(up).toEqual([true, true, true, false])
  },
)
