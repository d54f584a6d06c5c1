import type { Definition } from '@bindery/element/define.ts'
import { createMessages } from '@bindery/state/messages.ts'
import { savedMessages } from '@bindery/state/saved.messages.ts'
import { saveFlyoutMessages } from '@bindery/widgets/save/save-flyout.messages.ts'
import type { OpenView, SaveFlyoutView } from '@bindery/widgets/save/save-flyout.view.ts'
import { action } from 'storybook/actions'
import { drawn } from '../drawn.tsx'
import { Hanging } from '../hanging.tsx'

/** What a story says of the flyout; the rest is as when it has just been opened. */
export type Shown = Partial<OpenView>

const folder = (name: string) => ({ id: name, label: name })
const words = createMessages({ messages: {} }).define('save-flyout', saveFlyoutMessages).get()
export const library = { id: 'all', label: words.library, fixed: words.libraryWhy }
const folders = [library, folder('Strategy 2026'), folder('Team reading')]

const openAt = (anchor: HTMLElement, kind: OpenView['kind'], shown: Shown): OpenView => ({
  step: 'choosing',
  kind,
  words,
  anchor,
  title: shown.step === 'new' ? words.newTitle : words[`${kind}Title`],
  item: 'The Plan Nobody Read',
  folders,
  known: 'known',
  why: '',
  chosen: new Set(),
  saved: kind === 'organize',
  sending: false,
  problem: null,
  typed: { name: '', description: '' },
  said: kind === 'save' ? words.saved : savedMessages.sorted,
  choose: action('choose'),
  send: action('send'),
  turn: action('turn'),
  draft: () => {},
  wrong: ({ name }) => (name.trim() ? {} : { name: words.required }),
  create: async () => action('create')(),
  remove: action('remove'),
  retry: action('retry'),
  pass: action('pass'),
  close: action('close'),
  ...shown,
})

/** The view of a tag as a story shows it. */
export const hanging = (widget: Definition, kind: OpenView['kind']) => {
  const Flyout = drawn<SaveFlyoutView>(widget as never)
  return (shown: Shown) => (
    <Hanging>{(anchor) => <Flyout view={openAt(anchor, kind, shown)} />}</Hanging>
  )
}

/** So many folders. */
export const many = (count: number) => [
  library,
  ...[...Array(count).keys()].map((at) => folder(`Folder ${at + 1}`)),
]
