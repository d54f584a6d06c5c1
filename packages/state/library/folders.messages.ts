import { params } from '../messages/phrases.ts'

/** Noun `folder`: the pending action in the modal, and the announcement after it has run. */
export const folderMessages = {
  create: params('Make the folder “{name}”'),
  update: params('Change the folder “{name}”'),
  remove: params('Delete the folder “{name}”'),
  created: params('The folder “{name}” has been made.'),
  updated: params('The folder “{name}” has been changed.'),
  removed: params('The folder “{name}” has been deleted.'),
}
