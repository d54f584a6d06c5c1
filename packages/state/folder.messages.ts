import { params } from './phrases.ts'

/** Noun `folder`: what the modal says that was wanted, and what is announced when it was done later. */
export const folderMessages = {
  create: params('Make the folder “{name}”'),
  update: params('Change the folder “{name}”'),
  remove: params('Delete the folder “{name}”'),
  created: params('The folder “{name}” has been made.'),
  updated: params('The folder “{name}” has been changed.'),
  removed: params('The folder “{name}” has been deleted.'),
}
