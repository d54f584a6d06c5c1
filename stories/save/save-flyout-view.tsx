import type { Definition } from '@bindery/element/definition.ts'
import { savedMessages } from '@bindery/state/library/saved.messages.ts'
import { createMessages } from '@bindery/state/messages/book.ts'
import { saveFlyoutMessages } from '@bindery/widgets/save/save.messages.ts'
import type { OpenView, SaveFlyoutView } from '@bindery/widgets/save/save-flyout.model.ts'
import { action } from 'storybook/actions'
import { elementView } from '../element-view.tsx'
import { WithAnchor } from '../with-anchor.tsx'

/** The part of the view that a story sets. The rest is a flyout that has just opened. */
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
  status: 'known',
  failureText: '',
  chosen: new Set(),
  saved: kind === 'organize',
  sending: false,
  problem: null,
  draft: { name: '', description: '' },
  confirmation: kind === 'save' ? words.saved : savedMessages.sorted,
  choose: action('choose'),
  send: action('send'),
  goTo: action('goTo'),
  keepDraft: () => {},
  validate: ({ name }) => (name.trim() ? {} : { name: words.required }),
  create: async () => action('create')(),
  remove: action('remove'),
  retry: action('retry'),
  shortenProblem: action('shortenProblem'),
  close: action('close'),
  ...shown,
})

/** Renders a flyout at an anchor for a story. */
export const anchoredFlyout = (widget: Definition, kind: OpenView['kind']) => {
  const Flyout = elementView<SaveFlyoutView>(widget as never)
  return (shown: Shown) => (
    <WithAnchor>{(anchor) => <Flyout view={openAt(anchor, kind, shown)} />}</WithAnchor>
  )
}

/** The library and `count` folders. */
export const many = (count: number) => [
  library,
  ...[...Array(count).keys()].map((at) => folder(`Folder ${at + 1}`)),
]
