/** Texts of invalid fields, shared by all forms (spec accounts 5, to the letter). */
export const fieldMessages = {
  required: 'This field is required.',
  wrongEmail: 'Please enter a valid email address.',
}
