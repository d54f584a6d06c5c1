/**
 * The numbers of a pagination, from 1; null stands for those that are left out. The first, the last and
 * the current one are always there.
 * @param most how many numbers are shown before it is abbreviated; 5 at least
 */
export const pageNumbers = (current: number, pages: number, most: number): (number | null)[] => {
  const run = (from: number, to: number) =>
    [...Array(Math.max(0, to - from + 1)).keys()].map((at) => at + from)
  if (pages <= most) return run(1, pages)
  // Between the first and the last one.
  const room = most - 2
  const begin = Math.max(2, Math.min(current - Math.floor((room - 1) / 2), pages - room))
  const end = begin + room - 1
  const middle = run(begin, end)
  // A gap takes the place of the number beside it; a gap of one would be that very number.
  if (begin > 2) middle[0] = Number.NaN
  if (end < pages - 1) middle[middle.length - 1] = Number.NaN
  return [1, ...middle, pages].map((number) => (Number.isNaN(number) ? null : number))
}
