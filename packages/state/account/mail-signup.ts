import type { Result } from '../client/failure.ts'
import type { Core } from '../session/core.ts'

/** The fields of the MB form. Blank ones are not sent. */
export interface MbInput {
  readonly emailAddress: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  /** The author whose mails the reader subscribes to. */
  readonly source: string
}

/** Subscribes to an author's mails, without an account. Refusals: `invalid_fields` (errors). */
export const signUpForMails = async (
  { server }: Pick<Core, 'server'>,
  input: MbInput,
): Promise<Result> => {
  const given = Object.entries(input).filter(([, value]) => value !== '')
  const answer = await server.call('subscribe', Object.fromEntries(given))
  return answer.ok ? { ok: true } : answer
}
