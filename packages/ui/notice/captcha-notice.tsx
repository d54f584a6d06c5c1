export interface CaptchaNoticeProps {
  words: {
    readonly captchaNotice: string
    readonly captchaPrivacy: string
    readonly captchaAnd: string
    readonly captchaTerms: string
    readonly captchaApply: string
  }
}

/** The text and links that the captcha provider's terms require where its badge is hidden. */
export function CaptchaNotice({ words }: CaptchaNoticeProps) {
  const link = (page: string, text: string) => (
    <a
      className="bindery-link"
      href={`https://policies.google.com/${page}`}
      target="_blank"
      rel="noopener"
    >
      {text}
    </a>
  )
  return (
    <p className="bindery-captcha">
      {words.captchaNotice} {link('privacy', words.captchaPrivacy)} {words.captchaAnd}{' '}
      {link('terms', words.captchaTerms)} {words.captchaApply}
    </p>
  )
}
