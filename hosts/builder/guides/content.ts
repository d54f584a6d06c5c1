/** Content: the paywall, feeds, search, the header, help, and the page itself. */
import { flyoutGuide, type Guides } from './guide.ts'

export const contentGuides: Guides = {
  'bindery-archive-picker': {
    when: 'On the page of the magazine’s archive, above or beside an issue.',
    do: 'Put links to the years between the tags, and set `from` and `to` to the years that you have.',
    dont: 'Don’t use it for daily content. Years and months lead to issues of a magazine.',
  },
  'bindery-carousel': {
    when: 'For a handful of equal pictures or teasers where one at a time is enough.',
    do: 'Name it in `label`, and style its children as a row that scrolls: so they stand without JavaScript.',
    dont: 'Don’t put anything into it that every reader has to see: it shows one slide and never moves by itself.',
  },
  'bindery-header-menu': {
    when: 'In the header, for a menu with links or other HTML of yours that does not fit beside the logo.',
    do: 'Put a link to an overview page into the slot `button`: it opens the menu, and without JavaScript it leads there.',
    dont: 'Don’t nest one in the panel of another: opening the inner one closes the outer one.',
  },
  'bindery-help-button': {
    when: 'Beside a word or number that needs a sentence of explanation, such as the number of free articles.',
    do: 'Write the help into a `<template>` with a heading, and name its id in `help-id`. A dot marks it until the reader has opened it.',
    dont: 'Don’t hide there what readers need before they act, such as a price or a deadline.',
  },
  'bindery-help-flyout': flyoutGuide('help buttons'),
  'bindery-issue-contents': {
    when: 'On the page of a magazine’s issue, and for the newest issue elsewhere.',
    do: 'Put the contents as an `<article>` between the tags if your server knows them: they stay as they are, and no request is made for them.',
    dont: 'Don’t leave it empty: a link to the issue is the least, for readers without JavaScript.',
  },
  'bindery-live-chat': {
    when: 'On pages where readers ask for help: contact, permissions, checkout.',
    do: 'Put an e-mail address between the tags: readers see it until the chat is there, and when it is closed.',
    dont: 'Don’t write `src` on a tag that is not a child of `<body>`. It counts only there, so that nobody who may write HTML can add a script.',
  },
  'bindery-notification-flyout': {
    when: 'To tell readers in one line what your own script has done. Other tags bring it for their messages.',
    do: 'Keep to a few words, and set `open` when they are in the tag: they show for two seconds, longer under the pointer or with focus in them.',
    dont: 'Don’t put errors or anything that readers have to act on there: it goes away by itself.',
  },
  'bindery-paywall': {
    when: 'Around the teaser of an article that guests, and readers without free articles left, may not read to the end.',
    do: 'Send only the teaser from your server, in the slot `teaser`, and set `article-path`: the rest comes from your API for readers who may read it.',
    dont: 'Don’t send the whole article and rely on the gate to hide it: the text is as protected as your server keeps it.',
  },
  'bindery-persistent-banner': {
    when: 'On articles, for one offer to readers who do not subscribe.',
    do: 'Give each offer an `id` of its own. Readers who have closed a banner do not see its `id` again, but see the next offer.',
    dont: 'Don’t put anything there that readers need. Subscribers never see it, nor do readers who have closed it.',
  },
  'bindery-prompt-flyout': flyoutGuide('gift buttons', {
    when: 'Beside an element of your own that needs an account, if the whole modal would be too much. Gift buttons bring it by themselves.',
    do: 'Say in `reason` what the account is for, in the reader’s words: “To share this list”. Name your element in `anchor`.',
    dont: 'Don’t open it when the page loads, and don’t use it for signed-in readers: it asks guests.',
  }),
  'bindery-quota-meter': {
    when: 'Near the headline of a metered article, and on the account page.',
    do: 'Say between the tags how many articles an account opens: guests see that line instead of a number.',
    dont: 'Don’t put two meters of one kind on a page: they say the same number twice. Subscribers see none, so leave no box around it.',
  },
  'bindery-search': {
    when: 'In the header of every page.',
    do: 'Put a plain search form between the tags. It works without JavaScript, and its action and field names say where the search goes.',
    dont: 'Don’t use it on the page of the results. There, a form of yours and `bindery-stream` with `form` search in place.',
  },
  'bindery-site': {
    when: 'Once on every page, near the start of the body: settings that the CMS knows, such as the page type and whether there is a paywall.',
    do: 'Write it into the template, not into articles. It draws nothing and leaves its children as they are.',
    dont: 'Don’t change its settings by script: they are read once, when the page has been parsed.',
  },
  'bindery-stream': {
    when: 'For lists that go on: the latest articles, a topic, search results, or what a reader has saved or read.',
    do: 'Let your server write the first page between the tags, each entry an `<article>`: search engines and readers without JavaScript see it, and nothing moves.',
    dont: 'Don’t set `unlimited` where a footer follows: readers would never reach it.',
  },
}
