/** The tags and settings as the WordPress plugin reads them: tags.json and settings.json. */
import type { Definition } from '@bindery/element/definition.ts'
import { allowed, kebab } from '@bindery/state/settings/diagnostics.ts'
import { rules } from '@bindery/state/settings/rules.ts'
import { htmlOnly, postValues } from '../hosts/builder/post-values.ts'
import { withoutShortcode } from '../hosts/builder/shortcode.ts'
import { attributesOf } from './definitions-inherited.ts'
import { readSettings } from './settings-docs.ts'

/** Tags whose block has blocks in it, and what its first paragraph asks for. */
const wraps: Readonly<Record<string, string>> = {
  'bindery-carousel': 'One block for each slide',
  'bindery-paywall': 'The rest of the article',
}

/** What the editor reads in the block instead of the summary. */
const editorTexts: Readonly<Record<string, string>> = {
  'bindery-paywall':
    'Only readers with access get the blocks in here; the others see the gate. What stands above is for everybody.',
}

const sentence = (name: string): string => {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A description as plain text: it has code in backticks. */
const plain = (text: string): string => text.replaceAll('`', '')

/** The contents of tags.json: the tags by their name without `bindery-`. */
export const wordpressTags = (definitions: readonly Definition[]) =>
  Object.fromEntries(
    definitions.map((definition) => {
      const { tag, summary } = definition
      const own = postValues(tag)
      const inBlock = attributesOf(definition).filter(([name]) => !htmlOnly(tag).includes(name))
      const attributes = inBlock.map(([name, attribute]) => [
        name,
        {
          label: sentence(name),
          type: attribute.type,
          description: plain(attribute.description),
          ...('values' in attribute ? { values: attribute.values } : {}),
          ...('default' in attribute && attribute.default !== undefined
            ? { default: String(attribute.default) }
            : {}),
          ...(attribute.required ? { required: true } : {}),
          ...(own[name] ? { fromPost: own[name] } : {}),
        },
      ])
      return [
        tag.slice('bindery-'.length),
        {
          title: sentence(tag.slice('bindery-'.length)),
          summary: plain(summary),
          inline: (definition.render?.options.display ?? 'block').startsWith('inline'),
          restricted: tag in withoutShortcode,
          wraps: tag in wraps,
          firstText: wraps[tag] ?? '',
          editorText: editorTexts[tag] ?? '',
          attributes: Object.fromEntries(attributes),
          /** Attributes that WordPress keeps in HTML, without a field in the block. */
          htmlOnly: htmlOnly(tag),
        },
      ]
    }),
  )

/** What a setting without choices must match, as a pattern of PHP. */
const patterns: Readonly<Record<string, string>> = {
  country: '^[a-z]{2}$',
  currency: '^[a-z]{3}$',
  referral: '^\\d{5}$',
  'mobile-breakpoint': '^[1-9]\\d*$',
  'captcha-key': '^[\\w.-]+$',
  locale: '^[a-z]{2}',
}

/** The plugin sets the page type by template, and the paywall's block says that there is a paywall. */
const ofThePage = ['page-type', 'paywall']

const kindOf = (name: string): { kind: string; choices?: readonly string[] } => {
  const [byDefault, rule] = rules[name as keyof typeof rules]
  if (typeof byDefault === 'boolean') return { kind: 'flag' }
  const text = allowed[kebab(name)] ?? ''
  if (text.startsWith('an http(s) address')) return { kind: 'address' }
  const words = text.split(/, | or /)
  const context = { source: 'script', origin: '', trusted: () => true, drop: () => {} } as const
  const isChoice = words.length > 1 && words.every((word) => rule(word, context, name) === word)
  // A setting that takes any text would accept the words of its own description.
  const takesAny = rule('any text at all', context, name) !== undefined
  return isChoice && !takesAny ? { kind: 'choice', choices: words } : { kind: 'text' }
}

/** What a setting means to somebody who fills in a form. */
const settingText = (meaning: string): string =>
  plain(meaning)
    .replace(/ ?\(\[[^\]]+\]\([^)]*\)\)/g, '')
    .replace(/\bnull:/g, 'Empty:')
    .replace(
      / ?(Absolute URL with a trailing slash|Only the script and the JSON block can set it)\./g,
      '',
    )

/** The contents of settings.json: the settings that the script tag can have. */
export const wordpressSettings = () =>
  Object.fromEntries(
    readSettings()
      .filter(({ name, jsonOnly }) => !jsonOnly && !ofThePage.includes(kebab(name)))
      .map(({ name, meaning, example }) => {
        const [byDefault] = rules[name]
        const key = kebab(name)
        return [
          key,
          {
            label: sentence(key).replace(/^Api\b/, 'API'),
            meaning: settingText(meaning),
            example,
            ...(byDefault === null ? {} : { default: String(byDefault) }),
            // The plugin has only the script tag: what a tag may not do is no matter here.
            allowed: (allowed[key] ?? '').split(',')[0]?.startsWith('an http')
              ? 'an http(s) address, or a path of this site'
              : allowed[key],
            ...(patterns[key] ? { pattern: patterns[key] } : {}),
            ...kindOf(name),
          },
        ]
      }),
  )
