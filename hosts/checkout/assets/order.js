// Gangway's reaction to the events of the publisher's card.
document.addEventListener('bindery-checkout-go-back', (event) => {
  // The reader wants to leave the order, not only the card.
  if (event.detail.to === null) history.back()
})
document.addEventListener('bindery-checkout-close', (event) => {
  // The reader is signed in, and the order goes on at the publisher.
  location.assign(event.target.dataset.next)
})
