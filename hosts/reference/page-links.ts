/** The links to the pages of a list, for `page-links.html`. @param at the address of a page, from 1 */
export const pageLinks = (at: (number: number) => string, number: number, pages: number) => ({
  several: pages > 1,
  previous: number > 1 ? at(number - 1) : '',
  next: number < pages ? at(number + 1) : '',
  numbers: [...Array(pages).keys()].map((index) => ({
    number: index + 1,
    href: at(index + 1),
    current: index + 1 === number,
  })),
})
