import type { ReadableAtom } from 'nanostores'
import type { Result } from './failure.ts'

/** What the captcha is told the reader is doing. */
export type CaptchaAction = 'sign_in_modal' | 'register_modal' | 'forgot_pass' | (string & {})

export interface Captcha {
  /** null until asked. Asked once per page, when listened to; assumed true when the question fails. */
  readonly $enabled: ReadableAtom<boolean | null>
  /** A token for the server, '' when the captcha is off (or may be left out after a failure). */
  execute(action: CaptchaAction): Promise<Result<{ token: string }>>
}
