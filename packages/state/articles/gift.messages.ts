/** The texts of a gift. A page overrides them as `gift.<key>`. */
export const giftMessages = {
  give: 'Gift this article',
  /** The pending action in the prompt and the modal. */
  wish: 'To gift this article',
  /** Announced after the pending action has run. */
  done: 'The gift link of the article is ready.',
  spent: 'You have no gifts left.',
}
