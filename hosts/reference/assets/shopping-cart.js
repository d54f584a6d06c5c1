// What the site does with what the checkout's frame says.
document.addEventListener('bindery-checkout-go-back', (event) => {
  // The reader wants to leave the checkout, not only the card.
  if (event.detail.to === null) history.back()
})
