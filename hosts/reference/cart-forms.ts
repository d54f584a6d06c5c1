/** The cart of a reader without the script: a form for each line. */
import { escapeHtml } from '../template.ts'
import { fillForm, readNotice } from './page-forms.ts'
import { pageLinks } from './page-links.ts'
import { type FetchApi, listOf, readOwn } from './reader.ts'

/** Lines of the cart per page. A browser lays out five hundred forms for seconds on a slow phone. */
const cartPageLength = 20

/** The lines of the cart with their forms, one page of them. Empty if the cart is, or if the API does not answer. */
export async function cartForms(fetchApi: FetchApi, request: Request) {
  const items = listOf(Object(await readOwn(fetchApi, request, '/api/shopping-cart'))['items'])
  const at = (number: number) => (number > 1 ? `/shopping-cart?page=${number}` : '/shopping-cart')
  const pages = Math.max(1, Math.ceil(items.length / cartPageLength))
  // The last line of a page may have been removed a moment ago: the page before it is shown.
  const wanted = Math.trunc(Number(new URL(request.url).searchParams.get('page'))) || 1
  const number = Math.min(Math.max(wanted, 1), pages)
  const page = at(number)
  const shown = items.slice((number - 1) * cartPageLength, number * cartPageLength)
  const lines = shown.map(({ itemid, productTitle, format, quantity }, index) => {
    const form = fillForm('cart-quantity', {
      page,
      hidden: { itemid: String(itemid) },
      values: { quantity: String(quantity) },
      id: String(index),
    })
    const title = escapeHtml(`${productTitle}, ${format}`)
    return `<li><h2>${title}</h2>${form.replace('<form', `<form aria-label="${title}"`)}</li>`
  })
  return {
    forms: lines.join(''),
    promo: fillForm('promo-code', { page }, readNotice(request)),
    ...pageLinks(at, number, pages),
  }
}
