/** The store: products, the cart, the checkout. */
import { flyoutGuide, type Guides } from './guide.ts'

const embedded = 'The frame and the page around it must belong to one site'

export const storeGuides: Guides = {
  'bindery-add-to-cart': {
    when: 'On a product’s page, and with `compact` on each card in a list of products.',
    do: 'Give it the `product-title`: ten buttons in a list then have ten names. Put a link to the product between the tags.',
    dont: 'Don’t put it beside the one that `bindery-product-options` brings. To use your own there, fill its slot `add`.',
  },
  'bindery-add-to-cart-modal': {
    when: 'Hardly ever by hand: the buttons that add to the cart load it by themselves. Write it to load it earlier.',
    do: 'If you write it, write it once, empty, at the end of the body.',
    dont: 'Don’t show a confirmation of your own as well. For another one, cancel `bindery-add-to-cart-request` and add the product yourself.',
  },
  'bindery-cart': {
    when: 'As the main content of the cart’s page, at the address that the setting `paths` names for it.',
    do: 'Reserve its height where content follows, and hide with `bindery-cart[empty]` what belongs to an order only.',
    dont: 'Don’t show totals of your own beside it: they would be wrong after the first change.',
  },
  'bindery-cart-badge': {
    when: 'Inside a link of yours to the cart, in the header or in a mobile navigation.',
    do: 'Keep a word in the link: an empty cart shows no number, and a link without words has no name.',
    dont: 'Don’t put it beside `bindery-mini-cart`, which has a badge of its own.',
  },
  'bindery-checkout': {
    when: 'On the pages of the checkout, after the cart: address, shipping, payment and review.',
    do: 'Mount your payment provider on `bindery-payment-wanted`, and give a telephone number between the tags.',
    dont: 'Don’t put a menu, a banner or a newsletter form beside it. Whoever is paying should only have to pay.',
  },
  'bindery-checkout-card': {
    when: 'On the checkout provider’s page that stands in the frame of `bindery-checkout-frame`.',
    do: 'Name the page around the frame in `parent-origin`: without it the card tells that page nothing.',
    dont: `Don’t serve it from another site. ${embedded}, like checkout.example.com in www.example.com.`,
  },
  'bindery-checkout-frame': {
    when: 'On the cart’s page of a site whose checkout belongs to a provider, to sign readers in before they pay.',
    do: 'Set `src` when the reader presses a button: focus moves into the frame, and back to the button afterwards.',
    dont: `Don’t frame a page of another domain. ${embedded}, or the browser stores no cookie.`,
  },
  'bindery-mini-cart': {
    when: 'In the header of a site with a store.',
    do: 'Put a link to the cart’s page between the tags. It works without JavaScript.',
    dont: 'Don’t put it into a link, or into the panel of a header menu: its own flyout would close the menu.',
  },
  'bindery-mini-cart-flyout': flyoutGuide('mini-carts'),
  'bindery-order-history': {
    when: 'On the account page, or on a page of its own that the account links to.',
    do: 'Say between the tags who knows about orders without JavaScript: customer service, with its number.',
    dont: 'Don’t use it as a receipt: it shows up to five lines of each order.',
  },
  'bindery-price': {
    when: 'Wherever a price stands in a list or on a page: it is written in the language and currency of the site.',
    do: 'Put the price as your server writes it between the tags, and the plain decimal into `amount`: `24.95`.',
    dont: 'Don’t put a currency sign or a thousands separator into `amount`: the tag ignores it and the fallback stays.',
  },
  'bindery-product-options': {
    when: 'On the page of a product that has several formats or languages. It has the price and the button, too.',
    do: 'List the formats as plain links between the tags, for readers without JavaScript. With `keep-url` the address follows the choice.',
    dont: 'Don’t repeat the price next to it: a price of yours would not follow the choice.',
  },
}
