/**
 * Options for background reads: wait up to a minute for a busy server, and never share a request with a user
 * action, which must fail fast.
 */
export const backgroundRead = { noDedupe: true, maxWaitMs: 60_000 } as const
