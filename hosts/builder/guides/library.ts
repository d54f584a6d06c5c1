/** The reader's library: saving, folders, follows, newsletters. */
import { flyoutGuide, type Guides } from './guide.ts'

export const libraryGuides: Guides = {
  'bindery-bulk-discard-flyout': flyoutGuide('lists', {
    when: 'To ask before several saved items are removed, from a list of your own. My Library loads it by itself.',
    dont: 'Don’t open it without `item-ids`: it stays closed and the console says why.',
  }),
  'bindery-bulk-organize-flyout': flyoutGuide('lists', {
    when: 'To put several saved items into folders, from a list of your own. My Library loads it by itself.',
    dont: 'Don’t open it for items that are not saved yet. For those, use the save flyout, one item at a time.',
  }),
  'bindery-follow-button': {
    when: 'Beside the name of a topic, a newsletter or a campaign: on its own page, in lists and above articles.',
    do: 'Write the `name` as readers know it, and give newsletters and campaigns their `item-id`. Guests may press it: it is done after they have signed in.',
    dont: 'Don’t put it inside a link. A button in a link has two meanings, and keyboards and screen readers get neither.',
  },
  'bindery-mb-signup': {
    when: 'At the end of an article by an author who sends mails of their own. It needs no account.',
    do: 'Name the author as the byline does, and ask for as little as possible: the e-mail address alone is the default.',
    dont: 'Don’t use it for your newsletters. `bindery-newsletter-list` knows which ones a reader has already.',
  },
  'bindery-my-library': {
    when: 'As the main content of one page of its own, at the address that the setting `paths` names for it.',
    do: 'Give the page a heading of its own, and put a sign-in link between the tags: guests see it instead of the library.',
    dont: 'Don’t squeeze it into a sidebar. For a few saved items on another page, use `bindery-stream` with `stream="saves"`.',
  },
  'bindery-newsletter-list': {
    when: 'On the newsletter page and on the account page: readers subscribe and unsubscribe in the same place. Guests enter an e-mail address.',
    do: 'Describe the newsletters in words between the tags, for readers without JavaScript.',
    dont: 'Don’t put it on every article. There, one `bindery-follow-button` for the fitting newsletter asks for less.',
  },
  'bindery-organize-button': {
    when: 'Beside an item that the reader has saved, in lists of your own. My Library has its own.',
    do: 'Give it the same `item-id`, title and address as the save button of the item.',
    dont: 'Don’t use it alone for items that may not be saved yet. The save button saves and shows the folders.',
  },
  'bindery-organize-flyout': flyoutGuide('organize buttons'),
  'bindery-save-button': {
    when: 'On every article, product or video that readers may want to find again, and on each card in a list of them.',
    do: 'Use the same `item-id` for the same item everywhere: all its buttons then show the same state. Guests may press it: the item is saved after they have signed in.',
    dont: 'Don’t put it inside the link of a headline or card. A button in a link has two meanings, and keyboards and screen readers get neither.',
  },
  'bindery-save-flyout': flyoutGuide('save buttons'),
}
