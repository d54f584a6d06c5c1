/** What a reader keeps: folders, saved items, follows, newsletters. */
export { readFolders, readFolderUrl, removeFolder, saveFolder } from '../folder.ts'
export {
  followCampaign,
  followTopic,
  readFollowedTopics,
  unfollowCampaign,
  unfollowTopic,
} from '../follow.ts'
export {
  followNewsletter,
  readNewsletters,
  unfollowAll,
  unfollowNewsletter,
  unsubscribeByEmail,
} from '../newsletter.ts'
export {
  addListItem,
  addListItems,
  readItemLists,
  readSaved,
  readSharedFolder,
  removeListItem,
  removeListItems,
  removeSaved,
  saveItem,
} from '../saved.ts'
