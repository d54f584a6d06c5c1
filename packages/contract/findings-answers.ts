/** What can be wrong with any answer, and with those that pages of another origin read. */
import type { FindingText } from './finding-text.ts'

export const findingsAnswers = {
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
    fix: 'Answer a guest with 401 {"code": "unauthenticated"}, never with a redirect to a login page.',
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
  'header-form': {
    title: 'A header has another form than HTTP gives it.',
    reader: 'Slower pages: the browser and the tags ignore it.',
    fix: 'Send the date as HTTP has it: Sun, 01 Mar 2026 09:30:00 GMT.',
  },
  'private-cached': {
    title: 'An answer about a reader may be stored by caches.',
    reader: 'Somebody else’s name, in the worst case.',
    fix: 'Send Cache-Control: no-store, or private with no-cache.',
  },
  'cors-origin': {
    title: 'The answer does not allow the origin of the page.',
    reader: '“No connection”, on every tag.',
    fix: 'Send Access-Control-Allow-Origin with the exact origin of the page, and Vary: Origin. Errors need it, too.',
  },
  'cors-credentials': {
    title: 'The answer does not allow cookies from another origin.',
    reader: 'Everybody is a guest.',
    fix: 'Send Access-Control-Allow-Credentials: true, and no * as the origin.',
  },
  'cors-preflight': {
    title: 'The preflight request of a write is not allowed.',
    reader: '“No connection” as soon as a reader saves, buys or sends a form.',
    fix: 'Answer OPTIONS with 204, the method, and Access-Control-Allow-Headers: Content-Type, X-Requested-With, If-Unmodified-Since, Idempotency-Key.',
  },
  'cors-exposed-headers': {
    title: 'Pages of another origin may not read a header that the tags need.',
    reader: 'Slower pages; a busy server is asked too early.',
    fix: 'Send Access-Control-Expose-Headers: ETag, Last-Modified, Retry-After, X-Bindery-Session.',
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
} as const satisfies Record<string, FindingText>
