/**
 * What can be wrong with a publisher's server, by a short name. `bindery check` reports these names, and the docs
 * explain them. It has no place in what a page loads.
 */

export interface FindingText {
  /** What is wrong, in one sentence. */
  readonly title: string
  /** What readers notice. */
  readonly reader: string
  /** How to fix it. */
  readonly fix: string
}

export const findings = {
  'no-answer': {
    title: 'The server did not answer in time, or cut the connection.',
    reader: 'A button that waits, then “No connection”.',
    fix: 'Find out why this call hangs or crashes. The tags give an answer 10 seconds.',
  },
  'server-error': {
    title: 'The server answered with an error of its own.',
    reader: '“Something went wrong. Please try again.”',
    fix: 'Look for the exception in the log of the server.',
  },
  'not-found': {
    title: 'Nothing answers at the address of this call.',
    reader: 'The tag stays as its fallback, or says that something went wrong.',
    fix: 'Add the route, or correct the API base.',
  },
  redirected: {
    title: 'The call was redirected. A script cannot follow a redirect to a page.',
    reader: '“Something went wrong. Please try again.”',
    fix: 'Answer a call of the API with 401 or 403 and JSON, never with a redirect to a login page.',
  },
  'status-unexpected': {
    title: 'The contract does not have this status for this call.',
    reader: '“Something went wrong. Please try again.” in place of a helpful sentence.',
    fix: 'Answer with one of the statuses and codes that the contract names.',
  },
  refused: {
    title: 'The server refused a call that a reader may make.',
    reader: 'The tag says that this is not possible.',
    fix: 'Allow the call for this reader, or check the session and the rights.',
  },
  'accepted-wrong': {
    title: 'The server accepted what it has to refuse.',
    reader: 'Nothing at first; then wrong data, or an account that is not safe.',
    fix: 'Refuse the call with the error that the contract names.',
  },
  'error-unnamed': {
    title: 'The server refused rightly, but not with the error that the contract names.',
    reader: 'A general error in place of the sentence that helps.',
    fix: 'Send the status and the body of the named error.',
  },
  'reply-empty': {
    title: 'The answer has no body.',
    reader: '“Something went wrong. Please try again.”',
    fix: 'Send the JSON that the contract describes.',
  },
  'reply-html': {
    title: 'The answer is a page of HTML in place of JSON.',
    reader: '“Something went wrong. Please try again.”',
    fix: 'A proxy, a login wall or an error page answers here: exempt the paths of the API.',
  },
  'reply-type': {
    title: 'The answer has the wrong content type.',
    reader: '“Something went wrong. Please try again.”',
    fix: 'Send Content-Type: application/json.',
  },
  'reply-not-json': {
    title: 'The body is not valid JSON.',
    reader: '“Something went wrong. Please try again.”',
    fix: 'Send valid JSON: no comments, no byte order mark, no text around it.',
  },
  'reply-shape': {
    title: 'The JSON does not have the shape that the contract describes.',
    reader: 'The tag says that something went wrong, or a reader counts as a guest.',
    fix: 'Send the fields with the types that the contract names.',
  },
  'header-missing': {
    title: 'The answer lacks a header.',
    reader: 'Slower pages: nothing can be cached.',
    fix: 'Send the header.',
  },
  'private-cached': {
    title: 'An answer about a reader may be stored by caches.',
    reader: 'Somebody else’s name, in the worst case.',
    fix: 'Send Cache-Control: no-store, or private with no-cache.',
  },
  'cors-origin': {
    title: 'The answer does not allow the origin of the page.',
    reader: '“No connection”, on every tag.',
    fix: 'Send Access-Control-Allow-Origin with the exact origin of the page, and Vary: Origin.',
  },
  'cors-credentials': {
    title: 'The answer does not allow cookies from another origin.',
    reader: 'Everybody is a guest.',
    fix: 'Send Access-Control-Allow-Credentials: true, and no * as the origin.',
  },
  'cors-preflight': {
    title: 'The preflight request of a write is not allowed.',
    reader: '“No connection” as soon as a reader saves, buys or sends a form.',
    fix: 'Answer OPTIONS with 204, the method, and the headers Content-Type and X-Requested-With.',
  },
  'cors-exposed-headers': {
    title: 'Pages of another origin may not read a header that the tags need.',
    reader: 'Slower pages; a busy server is asked too early.',
    fix: 'Send Access-Control-Expose-Headers: ETag, Last-Modified, Retry-After.',
  },
  'cors-vary': {
    title: 'A cache may give the answer for one origin to another.',
    reader: '“No connection”, now and then, and not for everybody.',
    fix: 'Send Vary: Origin with every answer, also with those without CORS headers.',
  },
  'cors-everyone': {
    title: 'A foreign page may read the answers about a reader.',
    reader: 'Nothing; any site can read their profile.',
    fix: 'Allow only the origins of your own pages.',
  },
  'session-missing': {
    title: 'After a sign-in the reader is still a guest.',
    reader: '“Your browser keeps no cookies”, though it does.',
    fix: 'Set the session’s cookie with the answer to the sign-in, for the path /.',
  },
  'session-kept': {
    title: 'After signing out the reader is still signed in.',
    reader: 'Their name, on a device that they have left.',
    fix: 'End the session on the server at /logout, and clear its cookie.',
  },
  'session-name': {
    title: 'X-Bindery-Session does not name the session.',
    reader: 'A page that shows the last reader, or a session that a script can steal.',
    fix: 'Send another name after each sign-in, and never the secret of the cookie.',
  },
  'redirect-open': {
    title: 'The logout route leads to any address that a link names.',
    reader: 'A link to your site that ends on a foreign one.',
    fix: 'Redirect to paths of your own site only. Compare the origin after parsing the address.',
  },
  'session-foreign': {
    title: 'The profile is not that of the account that has signed in.',
    reader: 'Somebody else’s name.',
    fix: 'Return the profile of the session’s account, in emailAddress as in all else.',
  },
  'cookie-http-only': {
    title: 'Scripts can read the session’s cookie.',
    reader: 'Nothing; a hostile script can steal the session.',
    fix: 'Add HttpOnly to the cookie.',
  },
  'cookie-same-site': {
    title: 'The session’s cookie does not fit where the pages are.',
    reader: 'Everybody is a guest, or writes from foreign sites are possible.',
    fix: 'SameSite=Lax if page and API are one site, else SameSite=None with Secure.',
  },
  'cookie-domain': {
    title: 'The session’s cookie is for another host. Browsers ignore it.',
    reader: '“Your browser keeps no cookies”, though it does.',
    fix: 'Leave out Domain, or name the host of the API or a domain that it belongs to.',
  },
  'cookie-secure': {
    title: 'The session’s cookie is sent without encryption, too.',
    reader: 'Nothing; somebody in the same network can steal the session.',
    fix: 'Add Secure to the cookie.',
  },
  'cookie-path': {
    title: 'The session’s cookie is not sent to the whole API.',
    reader: 'Some tags know the reader and others do not.',
    fix: 'Set the cookie with Path=/.',
  },
  'tries-left': {
    title: 'A wrong password does not count down.',
    reader: 'No warning before the account is locked.',
    fix: 'Send tries_left with each refusal but the last, one less each time.',
  },
  'lock-missing': {
    title: 'Wrong passwords do not lock the account.',
    reader: 'Nothing; passwords can be guessed.',
    fix: 'Lock the account after five wrong passwords, and answer with lockout_duration.',
  },
  'account-told': {
    title: 'An answer tells whether an e-mail has an account.',
    reader: 'Nothing. But strangers learn which e-mail addresses have an account.',
    fix: 'Give the same answer for a known and an unknown address.',
  },
  'write-unguarded': {
    title: 'A write without X-Requested-With is accepted.',
    reader: 'Nothing; a form on a foreign page can write as the reader.',
    fix: 'Refuse writes without X-Requested-With: bindery with 403 and {"code": "cross_site"}.',
  },
  'write-foreign': {
    title: 'A write from a foreign origin is accepted.',
    reader: 'Nothing; a foreign page can write as the reader.',
    fix: 'Compare the header Origin of writes with your own origins.',
  },
  'profile-stale': {
    title: 'HEAD and GET of the profile do not agree.',
    reader: 'An old name, or a profile that is loaded each time.',
    fix: 'Compute Last-Modified of both from the same value.',
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
    title: 'An amount is neither a decimal nor a text with one, or it is negative.',
    reader: '“Something went wrong. Please try again.” in place of a price.',
    fix: 'Send 48.85 or "48.85": no sign, no currency, no comma.',
  },
  'cart-sums': {
    title: 'The amounts of the cart do not add up.',
    reader: 'Prices that contradict each other before they pay.',
    fix: 'grandTotal = subTotal − discount_amount + tax + shippingCost; subTotal is the sum of the lines.',
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
} as const satisfies Record<string, FindingText>

export type FindingName = keyof typeof findings
