import { params } from '@bindery/state/phrases.ts'

/** The texts of the buttons; overridden by `save.<key>`. */
export const saveMessages = {
  save: 'Save',
  saved: 'Saved',
  organize: 'Organize',
  /** The names of the buttons, which begin with the words that are seen. */
  saveNamed: params('Save “{title}”'),
  savedNamed: params('Saved “{title}”'),
  organizeNamed: params('Organize “{title}”'),
}
