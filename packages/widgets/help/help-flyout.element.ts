import { defineWidget } from '@bindery/element/define.ts'
import { flyoutAttributes } from '@bindery/element/flyout.attributes.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { panelStyles } from '@bindery/ui/panel/panel-styles.ts'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import css from './help-flyout.css?inline'
import { createHelpFlyoutModel } from './help-flyout.model.ts'
import { HelpFlyout } from './help-flyout.tsx'

export default defineWidget({
  tag: 'bindery-help-flyout',
  summary: 'The help box, one for the page: help buttons bring it, and a page may open one itself.',
  load: 'idle',
  attributes: {
    ...flyoutAttributes,
    'help-id': {
      type: 'string',
      description:
        'What to show when the page opens it: the id of the element with the words. Default: what stands between the tags.',
    },
  },
  slots: { '': 'The words of the help, where no element has its id.' },
  parts: {
    panel: 'The box.',
    title: 'Its heading.',
    words: 'The words of the page in it.',
    close: 'Its close control.',
  },
  model: (host) => createHelpFlyoutModel(getState(), host),
  render: react(HelpFlyout, { styles: [...baseStyles, ...panelStyles, css] }),
})
