import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/base-styles.ts'
import css from './live-chat.css?inline'
import { createLiveChatModel } from './live-chat.model.ts'
import { liveChat } from './live-chat.view.ts'

export default defineWidget({
  tag: 'bindery-live-chat',
  summary: 'Loads a live chat, and shows the way into it when it is there.',
  load: 'idle',
  attributes: {
    src: {
      type: 'string',
      description:
        'The chat’s script, on this site or one of allowed-origins. Left out where the page loads it itself.',
    },
    global: {
      type: 'string',
      description:
        'The name that the script sets on window. Looked for every 500 ms, ten times, after the script is loaded.',
    },
  },
  slots: { '': 'Shown until the chat is there, and where it does not come: a mail link, say.' },
  parts: { chat: 'The line.', text: 'The words.', open: 'The button that opens the chat.' },
  model: (host) => createLiveChatModel(getState(), host),
  render: lit(liveChat, { styles: [...baseStyles, css] }),
})
