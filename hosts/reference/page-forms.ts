/**
 * Forms that work without the script. They stand between the ends of the tags, whose own forms take their place. The
 * API's form routes answer them, and lead back to a page with a notice (docs/server.md).
 */
import fallbacks from '../fallbacks.json' with { type: 'json' }
import { escapeHtml } from '../template.ts'

export type FormName = keyof typeof fallbacks

/** What the API tells the next page about a posted form. */
export interface FormNotice {
  readonly form: string
  readonly ok: boolean
  readonly text: string
  readonly errors: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
}

/** The German words of the forms on the German page, as the tags there have them. */
export const germanWords: Readonly<Record<string, string>> = {
  'Email address': 'E-Mail-Adresse',
  Newsletter: 'Newsletter',
  Search: 'Finden',
  'Search the site': 'Die Website durchsuchen',
  'Sign up': 'Abonnieren',
  'Without an account': 'Ohne Konto',
  'Words, authors, topics': 'Suchen',
}

export const noticeCookie = 'bindery_notice'

const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(value)).flatMap(([key, text]) =>
      typeof text === 'string' ? [[key, text]] : [],
    ),
  )

/** Reads the notice of a request. undefined if there is none that can be read. */
export function readNotice(request: Request): FormNotice | undefined {
  const cookie = request.headers.get('cookie') ?? ''
  const [, encoded] = new RegExp(`(?:^|; )${noticeCookie}=([\\w-]+)`).exec(cookie) ?? []
  if (!encoded) return undefined
  try {
    const base64 = encoded.replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const notice: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const { form, ok, text, errors, values } = Object(notice)
    if (typeof form !== 'string' || typeof text !== 'string') return undefined
    return { form, ok: ok === true, text, errors: texts(errors), values: texts(values) }
  } catch {
    return undefined
  }
}

interface Filling {
  /** The path of the page, to which a refused form leads back. */
  readonly page: string
  /** Values of hidden fields. */
  readonly hidden?: Readonly<Record<string, string>>
  /** Values of the fields. */
  readonly values?: Readonly<Record<string, string>>
  /** Options of the selects, by field: value and label. */
  readonly options?: Readonly<Record<string, readonly (readonly [string, string])[]>>
  /** The form's English words in the language of the page. The definitions of the tags have English forms only. */
  readonly words?: Readonly<Record<string, string>>
  /** Ends the ids of a form that a page has several times. */
  readonly id?: string
}

const optionsHtml = (options: readonly (readonly [string, string])[]) =>
  options
    .map(([value, label]) => `<option value="${escapeHtml(value)}">${escapeHtml(label)}</option>`)
    .join('')

/** The HTML of a form, filled in. After a refusal it has what was typed, and its errors at their fields. */
export function fillForm(name: FormName, filling: Filling, notice?: FormNotice): string {
  const { page, hidden = {}, options = {}, words = {}, id = '' } = filling
  const posted = notice && !notice.ok && fallbacks[name].includes(`/api/forms/${notice.form}"`)
  const { errors, values } = posted
    ? notice
    : { errors: {} as Record<string, string>, values: filling.values ?? {} }
  const all: Record<string, string> = { ...hidden, page }
  let html = fallbacks[name].replace(/ {2}<input type="hidden"[^>]*>\n/g, '')
  for (const [english, own] of Object.entries(words))
    html = html.replaceAll(`>${english}<`, `>${own}<`).replaceAll(`="${english}"`, `="${own}"`)
  html = html.replace(/(<form[^>]*>\n)/, (start) => {
    const method = start.includes('method="post"')
    const inputs = Object.entries(method ? all : hidden).map(
      ([field, value]) => `  <input type="hidden" name="${field}" value="${escapeHtml(value)}">\n`,
    )
    return start + inputs.join('')
  })
  for (const [field, list] of Object.entries(options))
    html = html.replace(
      new RegExp(`(<select[^>]* name="${field}"[^>]*>)[^]*?(</select>)`),
      (_, start: string, end: string) => start + optionsHtml(list) + end,
    )
  for (const [field, value] of Object.entries(values)) {
    const text = escapeHtml(value)
    html = html
      .replace(new RegExp(`(<select[^>]* name="${field}"[^>]*>[^]*?)</select>`), (whole) =>
        whole.replace(`<option value="${text}"`, `<option value="${text}" selected`),
      )
      .replace(new RegExp(`<input[^>]* name="${field}"[^>]*>`), (input) => {
        if (input.includes('type="hidden"')) return input
        if (input.includes('type="checkbox"')) return input.replace(/>$/, value ? ' checked>' : '>')
        return input.replace(/ value="[^"]*"/, '').replace(/>$/, ` value="${text}">`)
      })
  }
  for (const [field, error] of Object.entries(errors))
    html = html.replace(
      new RegExp(`<input[^>]* name="${field}"[^>]*>`),
      (input) =>
        `${input.replace(/ aria-describedby="[^"]*"/, '').replace(/>$/, ` aria-invalid="true" aria-describedby="${name}-${field}-error">`)}\n  <small class="form-error" id="${name}-${field}-error">${escapeHtml(error)}</small>`,
    )
  return id ? html.replaceAll(new RegExp(`(id|for)="${name}-`, 'g'), `$1="${name}-${id}-`) : html
}

const searchIcon =
  '<svg class="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M15.5 15.5L21 21"></path></svg>'

/**
 * The words of the header's search. The field has room for one word. The button has another name than that of the tag,
 * because it does something else: it leads to the page of the results.
 */
const headerWords = { Search: 'Find', 'Words, authors, topics': 'Search' }

/** The search of the header. An icon stands for the word of its button. */
export const searchForm = (words: Readonly<Record<string, string>> = headerWords): string =>
  fillForm('search', { page: '', words }).replace(
    /<button>(.+?)<\/button>/,
    (_, word: string) => `<button aria-label="${word}">${searchIcon}</button>`,
  )
