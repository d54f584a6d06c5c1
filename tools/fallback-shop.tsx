/** The forms of the store, of the search and of the reader's menu. */
import { accountMessages } from '@bindery/widgets/account/account.messages.ts'
import { addToCartMessages } from '@bindery/widgets/add-to-cart/add-to-cart.messages.ts'
import { cartPageMessages } from '@bindery/widgets/cart/cart.messages.ts'
import type { ShownCart } from '@bindery/widgets/cart/page/cart.model.ts'
import { CartSummary } from '@bindery/widgets/cart/page/cart-summary.tsx'
import { searchMessages } from '@bindery/widgets/search/search.messages.ts'
import { book, type DrawnForm, draw } from './fallback-draw.tsx'

const nothing = () => {}
const settled = async () => {}
const cartForm = { drafts: {}, problem: null, sending: false, keepDraft: nothing, send: settled }
const searchWords = book.define('search', searchMessages).get()
const buyWords = book.define('add-to-cart', addToCartMessages).get()
const cartWords = book.define('cart', cartPageMessages).get()

const quantityField = (
  <input id="quantity" type="number" name="quantity" min="1" defaultValue="1" autoComplete="off" />
)

export const shopForms: readonly DrawnForm[] = [
  draw(
    'bindery-cart',
    'promo-code',
    <CartSummary
      view={
        {
          words: cartWords,
          sums: [],
          total: '',
          estimated: null,
          maintenance: null,
          checkoutHref: '',
          coupons: [],
          promo: cartForm,
          estimate: { ...cartForm, countries: [], country: '', states: [] },
          dropPromo: nothing,
        } as unknown as ShownCart
      }
    />,
    { form: 'promo' },
  ),
  // Views in a shadow root of their own, and the parts of them that a form needs.
  draw(
    'bindery-search',
    'search',
    <form data-bindery-form="search">
      <input
        type="search"
        name="q"
        maxLength={100}
        autoComplete="off"
        aria-label={searchWords.field}
        placeholder={searchWords.placeholder}
      />
      <button type="submit">{searchWords.search}</button>
    </form>,
    { reads: '/search', role: 'search' },
  ),
  draw(
    'bindery-add-to-cart',
    'add-to-cart',
    <form data-bindery-form="add-to-cart">
      <label htmlFor="quantity">{buyWords.quantity}</label>
      {quantityField}
      <button type="submit">{buyWords.add}</button>
    </form>,
    { hidden: ['productId', 'productUrl', 'format', 'type'] },
  ),
  draw(
    'bindery-cart',
    'cart-quantity',
    <form data-bindery-form="cart-quantity">
      <label htmlFor="quantity">{cartWords.quantity}</label>
      {quantityField}
      <button type="submit">{'Change'}</button>
      <button type="submit" name="remove" value="yes">
        {cartWords.remove}
      </button>
    </form>,
    { hidden: ['itemid'] },
  ),
  draw(
    'bindery-account-menu',
    'log-out',
    <form data-bindery-form="log-out">
      <button type="submit">{book.define('account', accountMessages).get().logOut}</button>
    </form>,
  ),
]
