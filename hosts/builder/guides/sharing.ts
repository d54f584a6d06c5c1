/** Sharing and gifts. */
import { flyoutGuide, type Guides } from './guide.ts'

export const sharingGuides: Guides = {
  'bindery-gift-button': {
    when: 'On articles behind the paywall. The button makes a link, and the link opens the article for its receiver.',
    do: 'Put it beside the share button. The modal asks guests to sign in or to register, and names the gift.',
    dont: 'Don’t put it on articles that are free for all: the link would use up one of the reader’s gifts.',
  },
  'bindery-gift-flyout': flyoutGuide('gift buttons'),
  'bindery-share-button': {
    when: 'At the head or the end of an article, video or podcast. One button for e-mail, networks and the link.',
    do: 'Name the article in `item-title` and `item-url`, and put a plain `mailto:` link between the tags.',
    dont: 'Don’t put all of `bindery-social-link` right beside it: the flyout has the same networks.',
  },
  'bindery-share-flyout': flyoutGuide('share buttons'),
  'bindery-share-list-button': {
    when: 'Beside the title of a reader’s folder, on a page of your own that shows one.',
    do: 'Write the name of the folder in `list` exactly as the reader has named it.',
    dont: 'Don’t use it for lists that editors have made. Those have an address: share it with `bindery-share-button`.',
  },
  'bindery-share-list-flyout': flyoutGuide('share-list buttons'),
  'bindery-social-link': {
    when: 'At the end of an article, for the one or two networks that its readers use.',
    do: 'Put a plain link to the network between the tags. It works without JavaScript.',
    dont: 'Don’t change the look of a network’s mark so that it cannot be recognised. To use your own icons, fill the slot `label`.',
  },
  'bindery-video-embed-button': {
    when: 'To let other sites show a video.',
    do: 'Write the title of the video in `video-title`. Screen readers say the title as the name of the frame on the other site.',
    dont: 'Don’t use the button for a video that must stay on your site. Any site with the code can show the video.',
  },
  'bindery-video-embed-flyout': flyoutGuide('embed buttons'),
}
