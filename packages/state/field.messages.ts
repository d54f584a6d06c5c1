/** What any form says of a field before it is sent (spec accounts 5, to the letter). */
export const fieldMessages = {
  required: 'This field is required.',
  wrongEmail: 'Please enter a valid email address.',
}
