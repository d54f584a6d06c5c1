/** What can be wrong with sessions, accounts and the guard of writes. */
import type { FindingText } from './finding-text.ts'

export const findingsAccounts = {
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
  'session-old': {
    title: 'A session goes on after the same browser has signed in again.',
    reader: 'Nothing; a session that was copied or planted stays open.',
    fix: 'End the session of the request when a new one begins.',
  },
  'logout-foreign': {
    title: 'A link on a foreign page signs readers out.',
    reader: 'They are a guest, and do not know why.',
    fix: 'Ask before you end the session, or keep it, if Sec-Fetch-Site is cross-site.',
  },
  'reader-exposed': {
    title: 'Somebody else sees what belongs to a reader.',
    reader: 'Nothing; strangers can see what they have saved.',
    fix: 'Find the reader by the session of the request, and look only among what is theirs.',
  },
  'secret-told': {
    title: 'The profile has a password, or what was made from it.',
    reader: 'Nothing; a script on a page can read it, and it can be tried out elsewhere.',
    fix: 'Name the fields that the answer has. Never send the whole record of the account.',
  },
  'redirect-open': {
    title: 'The logout route leads to any address that a link names.',
    reader: 'A link to your site that ends on a foreign one.',
    fix: 'Redirect to paths of your own site only. Parse the address first, and compare its origin: //host and /\\host lead away, too.',
  },
  'session-foreign': {
    title: 'The profile is not that of the account that has signed in.',
    reader: 'Somebody else’s name.',
    fix: 'Return the profile of the session’s account, in emailAddress as in all else.',
  },
  'cookie-http-only': {
    title: 'Scripts can read the cookie of the session, or of a guest’s cart.',
    reader: 'Nothing; a hostile script can steal it.',
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
} as const satisfies Record<string, FindingText>
