// Gangway's reaction to the events of the publisher's card.
document.addEventListener('bindery-checkout-go-back', (event) => {
  // The reader wants to leave the order, not only the card.
  if (event.detail.to === null) history.back()
})
