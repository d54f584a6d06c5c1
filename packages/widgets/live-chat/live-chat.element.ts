import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import css from './live-chat.css?inline'
import { createLiveChatModel } from './live-chat.model.ts'
import { liveChat } from './live-chat.view.ts'

export default defineWidget({
  tag: 'bindery-live-chat',
  summary: 'Loads a live chat, and shows a button that opens it.',
  load: 'idle',
  attributes: {
    src: {
      type: 'string',
      description:
        'The chat’s script, on this site or one of allowed-origins. It counts only on a tag in <body> itself. Leave it out if the tag stands elsewhere, and load the script by the page.',
    },
    global: {
      type: 'string',
      required: true,
      description:
        'The name of the global that the script sets. After the script has loaded, it is polled every 500 ms, ten times.',
    },
  },
  slots: { '': 'Shown until the chat is ready, and if it fails to load, such as a mail link.' },
  parts: {
    chat: 'The line with text and button.',
    text: 'The text.',
    open: 'The button that opens the chat.',
  },
  model: (host) => createLiveChatModel(getState(), host),
  render: lit(liveChat, { styles: [...baseStyles, css] }),
})
