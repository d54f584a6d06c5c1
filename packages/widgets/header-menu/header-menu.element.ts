import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { loadOnce } from '@bindery/state/client/lazy.ts'
import { getState } from '@bindery/state/state.ts'
import { flyoutStyles } from '@bindery/ui/panel/flyout-styles.ts'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import css from './header-menu.css?inline'
import { MenuToggledEvent } from './header-menu.events.ts'
import { createHeaderMenuModel } from './header-menu.model.ts'
import { headerMenu } from './header-menu.view.ts'

const loadWatchMenu = loadOnce(() => import('./watch-menu.ts'))

export default defineWidget({
  tag: 'bindery-header-menu',
  summary: 'A header menu: a button that opens and closes a panel of the page’s own HTML.',
  frequent: true,
  load: 'eager',
  attributes: {
    label: {
      type: 'string',
      description:
        'The button’s accessible name, and its text where the slot button is empty. Default Menu.',
    },
  },
  events: [MenuToggledEvent],
  slots: {
    '': 'Shown in place of the button until the element is ready, such as a link to an overview page.',
    button:
      'The content of the button. A link or button in it becomes the menu’s button; without the script a link leads to its page.',
    panel: 'The content of the panel.',
  },
  parts: { button: 'The button, where the page brings none of its own.', panel: 'The panel.' },
  model: (host) => createHeaderMenuModel(getState(), host, loadWatchMenu),
  render: lit(headerMenu, {
    styles: [...baseStyles, ...flyoutStyles, css],
    display: 'inline-block',
  }),
})
