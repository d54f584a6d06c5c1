import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/base-styles.ts'
import { flyoutStyles } from '@bindery/ui/flyout-styles.ts'
import css from './header-menu.css?inline'
import { createHeaderMenuModel } from './header-menu.model.ts'
import { headerMenu } from './header-menu.view.ts'

export default defineWidget({
  tag: 'bindery-header-menu',
  summary: 'A menu of the header: a button that opens and closes a panel of the page’s own HTML.',
  frequent: true,
  load: 'eager',
  attributes: {
    label: {
      type: 'string',
      description:
        'The name of the button. Its words, too, where the slot button is empty. Default Menu.',
    },
  },
  events: {
    'bindery-menu-toggled': {
      detail: '{ open: boolean }',
      description: 'It has been opened or closed.',
    },
  },
  slots: {
    '': 'Shown until the element is ready, in place of the button: a link to where the panel leads, say.',
    button:
      'What the button shows. A link or a button of the page is the button itself; a link leads there without the script.',
    panel: 'What it discloses.',
  },
  parts: { button: 'The button, where the page has none of its own.', panel: 'What it discloses.' },
  model: (host) => createHeaderMenuModel(getState(), host, () => import('./header-menu.open.ts')),
  render: lit(headerMenu, {
    styles: [...baseStyles, ...flyoutStyles, css],
    display: 'inline-block',
  }),
})
