/**
 * The texts for failures of passkeys. Loaded with the first failure. A page overrides them as
 * `passkeyProblem.<key>`.
 */
export const passkeyProblemMessages = {
  /** The reader closed the browser's dialog, so nothing went wrong. */
  cancelled: 'No passkey was used. You can try again.',
  late: 'That took too long. Please try again.',
  known: 'This device already has a passkey for your account.',
  address: 'Passkeys do not work at this address of the site.',
  unsupported: 'This browser or device cannot use passkeys here.',
  framed:
    'Passkeys cannot be used while this page is shown inside another site. Open it by itself.',
  /** The server does not know the passkey any more. */
  unknown:
    'This passkey is not known here any more. Sign in another way, and remove it from your device.',
  refused: 'The passkey was not accepted. Please try again.',
}
