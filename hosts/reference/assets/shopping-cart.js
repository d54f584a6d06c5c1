// The site's reaction to the events of the checkout's frame.
document.addEventListener('bindery-checkout-go-back', (event) => {
  // The reader wants to leave the checkout, not only the card.
  if (event.detail.to === null) history.back()
})
document.addEventListener('bindery-checkout-close', (event) => {
  // The reader is signed in. The buttons say "On to checkout" and "On to recipient".
  location.assign(event.target.dataset.next)
})
document.addEventListener('bindery-cart-changed', (event) => {
  // The page was made for an empty cart: it shows no checkout.
  if (event.detail.cart.items.length > 0) {
    document.querySelector('bindery-cart').classList.remove('is-empty')
  }
})
