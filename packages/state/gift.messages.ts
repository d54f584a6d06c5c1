/** The texts of a gift; overridden by `gift.<key>`. */
export const giftMessages = {
  give: 'Gift this article',
  /** Why an account is wanted; the prompt and the modal say it. */
  wish: 'To gift this article',
  /** Spoken when it was made after signing in. */
  done: 'The gift link of the article is ready.',
  spent: 'You have no gifts left.',
}
