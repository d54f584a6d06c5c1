/** What to do with the code: where to paste it, and what of it is only the example's. */
import { isOfPost } from './post-values.ts'
import { withoutShortcode } from './shortcode.ts'
import { type Format, ofExample, type SnippetInput } from './snippet.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

const plugin = 'The Bindery plugin must be active.'

const places: Partial<Record<Format, string>> = {
  wordpress: `Open a post, click into an empty paragraph and paste. ${plugin}`,
  shortcode: `Paste it into a post, a Classic block or a Shortcode block. ${plugin}`,
}

const needs: Readonly<Record<string, string>> = {
  'bindery-quota-meter':
    'The meter only shows the number. It counts articles with a bindery-paywall.',
}

/** Whole sentences for an editor; '' if there is nothing to say. */
export function snippetAdvice(format: Format, input: SnippetInput): string {
  const { tag } = input.info
  const place = places[format]
  const isRestricted = place && withoutShortcode[tag]
  const names = ofExample(input)
  const ofPost = place && !isRestricted ? names.filter((name) => isOfPost(tag, name)) : []
  const own = names.filter((name) => !ofPost.includes(name))
  const sentences = [
    isRestricted
      ? `${isRestricted} WordPress keeps the tag only if an administrator or an editor pastes it.`
      : place,
    ofPost.length > 0 && `The post gives ${list.format(ofPost)}.`,
    own.length > 0 && `Still the example’s, so write your own: ${own.join(', ')}.`,
    needs[tag],
  ]
  return sentences.filter(Boolean).join(' ')
}
