/** The text of the header's button for the cart; overridden by `mini-cart.<key>`. */
export const miniCartMessages = { cart: 'Cart' }
