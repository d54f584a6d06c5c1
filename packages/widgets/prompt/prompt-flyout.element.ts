import { defineWidget } from '@bindery/element/define.ts'
import { flyoutAttributes } from '@bindery/element/flyout.attributes.ts'
import { react } from '@bindery/element/react-element.tsx'
import { SignInRequestEvent } from '@bindery/state/page/auth-modal.events.ts'
import { getState } from '@bindery/state/state.ts'
import { panelStyles } from '@bindery/ui/panel/panel-styles.ts'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import { createPromptModel } from './prompt.model.ts'
import css from './prompt-flyout.css?inline'
import { PromptFlyout } from './prompt-flyout.tsx'

export default defineWidget({
  tag: 'bindery-prompt-flyout',
  summary:
    'Asks a guest to sign in or to register, and says why; one for the page. Other tags bring it, and a page may open one itself.',
  load: 'idle',
  attributes: {
    ...flyoutAttributes,
    reason: {
      type: 'string',
      description:
        'Why an account is wanted, in words for the reader, when the page opens it: "To share this list". The sign-in form says it, too. Default: what stands between the tags, which only the prompt shows.',
    },
  },
  slots: { '': 'The reason, when the page opens it and the attribute does not say it.' },
  parts: {
    panel: 'The box.',
    title: 'Its heading.',
    reason: 'Why an account is wanted.',
    'sign-in': 'The button to sign in.',
    register: 'The button to register.',
    close: 'Its close control.',
  },
  events: [SignInRequestEvent],
  model: (host) => createPromptModel(getState(), host),
  render: react(PromptFlyout, { styles: [...baseStyles, ...panelStyles, css] }),
})
