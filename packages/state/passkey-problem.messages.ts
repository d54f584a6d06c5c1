/**
 * What is said when a passkey could not be used or added. It comes with the first failure. Overridden
 * by `passkeyProblem.<key>`.
 */
export const passkeyProblemMessages = {
  /** For a reader who closed the browser's question: nothing went wrong. */
  cancelled: 'No passkey was used. You can try again.',
  late: 'That took too long. Please try again.',
  known: 'This device already has a passkey for your account.',
  address: 'Passkeys do not work at this address of the site.',
  unsupported: 'This browser or device cannot use passkeys here.',
  framed:
    'Passkeys cannot be used while this page is shown inside another site. Open it by itself.',
  /** The server has forgotten it. */
  unknown:
    'This passkey is not known here any more. Sign in another way, and remove it from your device.',
  refused: 'The passkey was not accepted. Please try again.',
}
