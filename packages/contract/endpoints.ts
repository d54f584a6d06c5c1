import { readAddresses, saveAddress } from './address.ts'
import { readArticle } from './article.ts'
import { captchaEnabled } from './captcha.ts'
import { checkCart, readCart } from './cart.ts'
import {
  addToCart,
  applyPromoCode,
  changeCart,
  estimateCart,
  removeFromCart,
} from './cart-change.ts'
import type { CommonErrorCode } from './errors.ts'
import { readFolders, readFolderUrl, removeFolder, saveFolder } from './folder.ts'
import {
  followCampaign,
  followTopic,
  readFollowedTopics,
  unfollowCampaign,
  unfollowTopic,
} from './follow.ts'
import { giveGift, openGift } from './gift.ts'
import { readArchive, readIssue } from './issue.ts'
import {
  followNewsletter,
  readNewsletters,
  unfollowAll,
  unfollowNewsletter,
  unsubscribeByEmail,
} from './newsletter.ts'
import { chooseShippingMethod, readOrder, shippingPayment, submitOrder } from './order.ts'
import {
  addPasskey,
  listPasskeys,
  passkeyOptions,
  passkeySignInOptions,
  removePasskey,
  signInWithPasskey,
} from './passkey.ts'
import { changePassword, forgotPassword, requestReset, resetPassword } from './password.ts'
import { readStates } from './place.ts'
import { readAvailabilities } from './product.ts'
import { profileModified, readProfile } from './profile.ts'
import { updateProfile } from './profile-update.ts'
import { countAscendReading, countReading, readAscendQuota, readQuota } from './quota.ts'
import { register } from './registration.ts'
import {
  addListItem,
  addListItems,
  readItemLists,
  readSaved,
  removeListItem,
  removeListItems,
  removeSaved,
  saveItem,
} from './saved.ts'
import type * as v from './schema.ts'
import { search } from './search.ts'
import { signIn, signOut, userServiceLogout } from './session.ts'
import { share, shortenUrl } from './share.ts'
import {
  readAnalyticServices,
  readAscend,
  readFollowing,
  readHistory,
  readLatest,
  readList,
  readMagazine,
  readSaves,
  readSearch,
  readVisuals,
  readWebinars,
} from './stream.ts'
import {
  checkoutComplete,
  registerSubscriber,
  subscribe,
  transactionComplete,
  verifySubscription,
} from './subscriber.ts'
import { searchSubscriber } from './subscriber-search.ts'
import { autoSuggest } from './suggestion.ts'
import { userRef } from './user-ref.ts'

/** Every call of the API, by name. */
export const endpoints = {
  signIn,
  signOut,
  userServiceLogout,
  profileModified,
  readProfile,
  updateProfile,
  userRef,
  readAddresses,
  saveAddress,
  readQuota,
  countReading,
  readAscendQuota,
  countAscendReading,
  register,
  changePassword,
  forgotPassword,
  requestReset,
  resetPassword,
  searchSubscriber,
  verifySubscription,
  registerSubscriber,
  subscribe,
  checkoutComplete,
  transactionComplete,
  passkeySignInOptions,
  signInWithPasskey,
  passkeyOptions,
  addPasskey,
  listPasskeys,
  removePasskey,
  captchaEnabled,
  readFolders,
  saveFolder,
  removeFolder,
  readFolderUrl,
  saveItem,
  removeSaved,
  readItemLists,
  readSaved,
  addListItem,
  removeListItem,
  addListItems,
  removeListItems,
  readFollowedTopics,
  followTopic,
  unfollowTopic,
  followCampaign,
  unfollowCampaign,
  readNewsletters,
  followNewsletter,
  unfollowNewsletter,
  unfollowAll,
  unsubscribeByEmail,
  giveGift,
  openGift,
  readArchive,
  readIssue,
  readAvailabilities,
  share,
  shortenUrl,
  readSaves,
  readList,
  readHistory,
  readFollowing,
  readLatest,
  readSearch,
  readWebinars,
  readVisuals,
  readMagazine,
  readAnalyticServices,
  readAscend,
  readArticle,
  autoSuggest,
  search,
  readCart,
  checkCart,
  addToCart,
  changeCart,
  removeFromCart,
  estimateCart,
  applyPromoCode,
  readStates,
  shippingPayment,
  chooseShippingMethod,
  submitOrder,
  readOrder,
}

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

/** What a caller hands over: fields with a default may be left out. */
export type InputOf<K extends EndpointName> = v.InferInput<Endpoints[K]['input']>
/** What a caller gets: defaults filled in. */
export type OutputOf<K extends EndpointName> = v.InferOutput<Endpoints[K]['output']>
/** The names of an endpoint's refusals, with those that any endpoint has. */
export type ErrorOf<K extends EndpointName> =
  | Extract<keyof Endpoints[K]['errors'], string>
  | CommonErrorCode
