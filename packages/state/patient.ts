/**
 * For a read that nobody has pressed anything for: as long as this it waits for a busy server, and needs not
 * be asked again. What a reader waits for fails earlier, and says how long it will be; so they share no promise.
 */
export const patient = { apart: true, patience: 60_000 } as const
