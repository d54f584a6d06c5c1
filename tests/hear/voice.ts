/**
 * A voice without sound: a module of speech-dispatcher, which starts it and speaks its protocol over the standard
 * streams. It writes each utterance to the file `BINDERY_VOICE`, one JSON object a line, and takes as long as a
 * voice would, so that a later utterance can interrupt it.
 */
import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** A line of the file: an utterance begins, ends, is interrupted, or the language changes. */
export interface VoiceEvent {
  readonly kind: 'begins' | 'ends' | 'is cut' | 'language'
  readonly words: string
}

/** Characters a second: a fast voice, as most users of a screen reader set it. */
const pace = 40
const file = process.env['BINDERY_VOICE'] ?? '/dev/null'

const note = (kind: VoiceEvent['kind'], words: string): void =>
  appendFileSync(file, `${JSON.stringify({ kind, words } satisfies VoiceEvent)}\n`)

const reply = (...lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`)
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/** The words of a message in SSML. */
const plain = (message: string): string =>
  message
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()

let interrupt: (() => void) | undefined

/** Speaks one message, and reports the index marks in it, which Orca waits for. */
function speak(message: string): void {
  interrupt?.()
  const words = plain(message)
  const marks = [...message.matchAll(/<mark name="([^"]*)"/g)].map(([, name]) => name)
  note('begins', words)
  reply('701 BEGIN')
  const timer = setTimeout(
    () => {
      interrupt = undefined
      note('ends', words)
      for (const mark of marks) reply(`700-${mark}`, '700 INDEX MARK')
      reply('702 END')
    },
    (words.length / pace) * 1000,
  )
  interrupt = () => {
    clearTimeout(timer)
    interrupt = undefined
    note('is cut', words)
    reply('703 STOP')
  }
}

let language = ''

function set(settings: string): void {
  const next = /^language=(.*)$/m.exec(settings)?.[1]
  if (next === undefined || next === language) return
  language = next
  note('language', next)
}

/** Commands with a text behind them, which ends with a line of one full stop. */
const withText: Readonly<
  Record<string, { asks: string; takes: (text: string) => void; done: string }>
> = {
  SPEAK: { asks: '202 OK RECEIVING MESSAGE', takes: speak, done: '200 OK SPEAKING' },
  CHAR: { asks: '202 OK RECEIVING MESSAGE', takes: speak, done: '200 OK SPEAKING' },
  KEY: { asks: '202 OK RECEIVING MESSAGE', takes: speak, done: '200 OK SPEAKING' },
  SOUND_ICON: { asks: '202 OK RECEIVING MESSAGE', takes: speak, done: '200 OK SPEAKING' },
  SET: { asks: '203 OK RECEIVING SETTINGS', takes: set, done: '203 OK SETTINGS RECEIVED' },
  AUDIO: {
    asks: '207 OK RECEIVING AUDIO SETTINGS',
    takes: () => {},
    done: '203 OK AUDIO INITIALIZED',
  },
  LOGLEVEL: {
    asks: '207 OK RECEIVING LOGLEVEL SETTINGS',
    takes: () => {},
    done: '203 OK LOG LEVEL SET',
  },
}

let text: { command: string; lines: string[] } | undefined

createInterface({ input: process.stdin }).on('line', (line) => {
  if (text) {
    if (line !== '.') {
      text.lines.push(line.startsWith('..') ? line.slice(1) : line)
      return
    }
    const { command, lines } = text
    text = undefined
    const { takes, done } = withText[command] ?? { takes: () => {}, done: '' }
    reply(done)
    takes(lines.join('\n'))
    return
  }
  const command = line.trim()
  const asked = withText[command]
  if (asked) {
    text = { command, lines: [] }
    reply(asked.asks)
  } else if (command === 'INIT') reply('299-A voice without sound.', '299 OK LOADED SUCCESSFULLY')
  else if (command === 'STOP' || command === 'PAUSE') interrupt?.()
  else if (command.startsWith('LIST VOICES'))
    reply('200-english\ten\tnone', '200-german\tde\tnone', '200 OK VOICE LIST SENT')
  else if (command.startsWith('DEBUG')) reply('200 OK DEBUGGING')
  else if (command === 'QUIT') {
    reply('210 OK QUIT')
    process.exit()
  } else if (command) reply('300 ERR UNKNOWN COMMAND')
})
