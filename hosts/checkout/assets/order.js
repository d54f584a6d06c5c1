// What Gangway does with what the publisher's card says.
document.addEventListener('bindery-checkout-go-back', (event) => {
  // The reader wants to leave the order, not only the card.
  if (event.detail.to === null) history.back()
})
