/** The order of visits. */

/**
 * The order of a round. A visit may be slower after a heavy page than after a light one, so over as many rounds as there
 * are pages each page comes after each other one (the order of E. J. Williams; exact for an even number of pages).
 * @param round from 0
 */
export function orderOf<T>(pages: readonly T[], round: number): T[] {
  const { length } = pages
  return pages.map((_, place) => {
    const step = place % 2 === 1 ? (place + 1) / 2 : length - place / 2
    return pages[(round + step) % length] as T
  })
}
