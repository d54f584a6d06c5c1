/** What can be wrong between two answers of one journey. */
import type { FindingText } from './finding-text.ts'

export const findingsJourneys = {
  'profile-stale': {
    title: 'HEAD and GET of the profile do not agree.',
    reader: 'An old name, or a profile that is loaded each time.',
    fix: 'Compute Last-Modified of both from the same value.',
  },
  'profile-etag': {
    title: 'The ETag of the profile is the same for two readers, or for two versions.',
    reader: 'Somebody else’s name, or an old one.',
    fix: 'Make the ETag from the id of the account and the time of its last change.',
  },
  'quota-idle': {
    title: 'The meter counts no article.',
    reader: 'No gate, however much they read.',
    fix: 'Count each article that is not free. If those that were tried are free, name another by --article-url.',
  },
  'quota-endless': {
    title: 'The meter opens articles when none is left.',
    reader: 'No gate, however much they read.',
    fix: 'Answer granted: false for a new article once remaining is 0.',
  },
  'article-open': {
    title: 'The text of a metered article is open to a guest.',
    reader: 'The whole text, without an account.',
    fix: 'Answer 403 {"code": "article_closed"} unless the reader is a subscriber, or the meter has counted the article.',
  },
  'quota-sum': {
    title: 'The meter does not add up.',
    reader: 'A wrong number of free articles.',
    fix: 'Send remaining = limit − count, at least 0.',
  },
  'quota-twice': {
    title: 'The same article is counted twice.',
    reader: 'A free article is lost by a reload.',
    fix: 'Count each address once for each reader and period.',
  },
  'quota-granted': {
    title: 'The meter does not open an article, though there are some left.',
    reader: 'The gate in place of an article that is free for them.',
    fix: 'Answer granted: true as long as remaining was above 0, and for an article that was counted before.',
  },
  'input-crash': {
    title: 'A malformed request is an error of the server.',
    reader: '“Something went wrong. Please try again.”, and your log fills with noise.',
    fix: 'Check the type of each field. Answer 400 or 422 with errors, and 413 to a body that is too large.',
  },
  'write-lost': {
    title: 'What was written is not there when it is read again.',
    reader: 'A save, a follow or a folder that vanishes with the next page.',
    fix: 'Store the change before the answer is sent.',
  },
  'remove-lost': {
    title: 'What was removed is still there when it is read again.',
    reader: 'An entry that comes back.',
    fix: 'Remove it before the answer is sent.',
  },
  'library-order': {
    title: 'My Library is not in the order that was asked for.',
    reader: 'What they saved last is somewhere further down.',
    fix: 'Sort by sort: saved and published the latest first, title by its letters. Without it, as saved.',
  },
  'paging-repeats': {
    title: 'Two pages of a stream have the same entry.',
    reader: 'Articles twice in a list, and others never.',
    fix: 'Page with a stable order. Pages are counted from 0.',
  },
  'paging-last': {
    title: 'The stream does not say rightly whether a page is the last.',
    reader: '“Load more” that loads nothing, or none where there is more.',
    fix: 'Set page.last to true for the last page only.',
  },
  'search-miss': {
    title: 'The search does not find an article by the words of its title.',
    reader: 'No results.',
    fix: 'Index titles, and match all words without regard to case.',
  },
  'amount-wrong': {
    title: 'An amount has another form than that which was agreed, or it is negative.',
    reader: '“Something went wrong. Please try again.” in place of a price.',
    fix: 'Send 48.85 or "48.85": no sign, no currency, no comma. With --amounts minor, send 4885.',
  },
  'cart-sums': {
    title: 'The amounts of the cart do not add up.',
    reader: 'Prices that contradict each other before they pay.',
    fix: 'grandTotal = subTotal − discount_amount + tax + shippingCost; subTotal is the sum of the lines.',
  },
  'cart-again': {
    title: 'A product that is added again is not one line with the sum of both.',
    reader: 'The same book twice in the cart, or one less than they wanted.',
    fix: 'Add the quantity to the line of the product. A digital product may stay one.',
  },
  'cart-twice': {
    title: 'A guest’s cart is added again with a further sign-in.',
    reader: 'More in the cart than they have chosen.',
    fix: 'Empty the guest’s cart, or forget its cookie, when it has been added to that of the reader.',
  },
  'price-believed': {
    title: 'The price that a page sends is taken.',
    reader: 'Nothing; anybody can buy at a price of their own.',
    fix: 'Take the price from your catalogue. productPrice only says what the page has shown.',
  },
  'price-wrong': {
    title: 'The product has another price than the one that was given.',
    reader: 'A price that is not yours, perhaps a hundred times as high.',
    fix: 'Amounts are decimals, 19.99. With amounts="minor" they are 1999.',
  },
  'cart-foreign': {
    title: 'A guest sees the cart of another guest.',
    reader: 'Somebody else’s books in their cart.',
    fix: 'Give each guest a cookie of their own with the first line.',
  },
  'cart-lost': {
    title: 'A guest’s cart is gone after the sign-in.',
    reader: 'An empty cart, just before they pay.',
    fix: 'Add the lines of the guest’s cart to the cart of the reader who signs in.',
  },
  'cart-etag': {
    title: 'The etag of the cart does not follow its changes.',
    reader: 'An old cart in the header.',
    fix: 'Send the same etag with HEAD and GET, and another one after each change.',
  },
  'retry-after': {
    title: 'A busy server does not say rightly when to ask again.',
    reader: 'A message without a time, and a page that asks again too early.',
    fix: 'Send Retry-After with 429: whole seconds such as 30, or an HTTP date.',
  },
  'guess-unlimited': {
    title: 'Account numbers can be guessed without end.',
    reader: 'Nothing; a stranger can find the subscription of somebody else.',
    fix: 'Answer 429 with Retry-After after a few wrong numbers for one e-mail.',
  },
  'subscriber-foreign': {
    title: 'The look-up of a subscription finds somebody else.',
    reader: 'The name of another subscriber.',
    fix: 'Look for the e-mail and the account number together.',
  },
  'subscriber-told': {
    title: 'The look-up by e-mail alone tells the name of a subscriber.',
    reader: 'Nothing. Strangers can find out which e-mails have a subscription.',
    fix: 'Leave firstName and lastName out unless the account number was right.',
  },
  'subscription-state': {
    title: 'The look-up contradicts itself about whether the subscription is active.',
    reader: '“No active subscription”, though they have one.',
    fix: 'Set active to true if one of the subscriptions is active.',
  },
  'header-flag': {
    title: 'The answer to the sign-up of a subscriber does not name its id.',
    reader: 'Nothing; the flag in your analytics is missing.',
    fix: 'Send X-Amz-Cf-Stats with the id of the request plus 173.',
  },
  'link-invalid': {
    title: 'A link in the answer is no address that a browser opens.',
    reader: 'A link that they give away, and that leads nowhere.',
    fix: 'Send a path, or an address that begins with https://.',
  },
  'gift-closed': {
    title: 'A gift link does not open its article.',
    reader: 'Friends who get the link see the gate.',
    fix: 'Store the token of the link with the path of the article.',
  },
  'short-link': {
    title: 'The short link of a page changes, or leads to another page.',
    reader: 'A link that they share, and that opens something else.',
    fix: 'Store one short link for each page, and redirect it to that page.',
  },
  'challenge-repeated': {
    title: 'A challenge for passkeys comes twice.',
    reader: 'Nothing; a recorded sign-in can be used again.',
    fix: 'Make each challenge of at least 16 random bytes, and accept it once.',
  },
  'passkey-host': {
    title: 'The passkeys are for a host that the pages do not belong to. Browsers refuse them.',
    reader: '“This passkey is not for this site”, or nothing at all.',
    fix: 'Set rpId to the host of the pages, or to a domain that it belongs to.',
  },
  'order-sums': {
    title: 'The amounts of an order do not add up, or are not those that the reader has confirmed.',
    reader: 'A bill that is not what they have agreed to.',
    fix: 'Copy the amounts of the cart into the order when it is placed.',
  },
  'order-twice': {
    title: 'The same order is placed twice.',
    reader: 'They pay twice after a lost answer.',
    fix: 'Store the Idempotency-Key with the order, and answer with that order to the same key.',
  },
  'order-history': {
    title: 'The order history does not agree with the order.',
    reader: 'An order that is missing on their account page, or has another total.',
    fix: 'Make the entries of user/history with the filter ordered from the stored orders.',
  },
  'cart-kept': {
    title: 'What was ordered is still in the cart.',
    reader: 'They order it again.',
    fix: 'Empty the cart when the order is placed.',
  },
} as const satisfies Record<string, FindingText>
