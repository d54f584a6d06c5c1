/** The parts of the bench: each measures something for some rounds, and judges it. */
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { answer } from './api.ts'
import { benchCart, judgeCart } from './cart.ts'
import { benchElements, judgeElements } from './elements.ts'
import { benchForms, judgeForms } from './forms.ts'
import { benchLibrary, judgeLibrary } from './library.ts'
import { benchLongAnswer, judgeLongAnswer } from './long-answer.ts'
import type { PartName } from './options.ts'
import { benchPages } from './pages.ts'
import { benchPress, judgePress } from './press.ts'
import { benchSearch, judgeSearch } from './search.ts'
import { type BenchServer, startBenchServer } from './server.ts'
import { medians, roundAll, type Verdict } from './statistics.ts'
import { benchStream, judgeStream } from './stream.ts'

const built = join(import.meta.dirname, '../dist')

/** Samples of all rounds, by row. */
type Samples = Readonly<Record<string, readonly Record<string, number>[]>>

export interface Measured {
  /** Tables of medians, by title and row. */
  readonly tables: Readonly<Record<string, Readonly<Record<string, Record<string, number>>>>>
  readonly verdicts: readonly Verdict[]
}

interface Part {
  /** The bench without `--only` gives this part one of so many rounds: the slow parts get fewer. */
  readonly share: number
  measure(browser: Browser, rounds: number): Promise<Measured>
}

const table = (samples: Samples): Record<string, Record<string, number>> =>
  Object.fromEntries(Object.entries(samples).map(([row, of]) => [row, roundAll(medians(of))]))

async function onBenchServer<T>(run: (server: BenchServer) => Promise<T>): Promise<T> {
  const server = await startBenchServer({ pages: benchPages(built), built, api: answer })
  try {
    return await run(server)
  } finally {
    await server.stop()
  }
}

export const parts: Readonly<Record<PartName, Part>> = {
  form: {
    share: 1,
    measure: async (browser, rounds) => {
      const visits = await onBenchServer(({ url }) => benchForms(browser, url, rounds))
      return {
        tables: {
          'Sign-in form, fast network, CPU slowed 4 times': table(visits.fast),
          'Sign-in form, slow network, CPU slowed 4 times': table(visits.slow),
        },
        verdicts: judgeForms(visits),
      }
    },
  },
  elements: {
    share: 2,
    measure: async (browser, rounds) => {
      const samples = await onBenchServer((server) => benchElements(browser, server, rounds))
      console.log(`60 tags requested: ${samples.calls.join(', ')}`)
      const counted = Object.entries(samples.many).map(
        ([count, compared]) => [`${count} small elements`, table({ ...compared })] as const,
      )
      return {
        tables: {
          ...Object.fromEntries(counted),
          '200 product cards': table({ ...samples.cards }),
        },
        verdicts: judgeElements(samples),
      }
    },
  },
  library: {
    share: 3,
    measure: async (browser, rounds) => {
      const samples = await benchLibrary(browser, rounds)
      const title = 'My Library, in ms; move: per item'
      return { tables: { [title]: table({ ...samples }) }, verdicts: judgeLibrary(samples) }
    },
  },
  cart: {
    share: 3,
    measure: async (browser, rounds) => {
      const cart = await benchCart(browser, rounds)
      return {
        tables: { 'A cart of 500 lines, in ms, CPU slowed 4 times': table({ cart }) },
        verdicts: judgeCart(cart),
      }
    },
  },
  stream: {
    share: 3,
    measure: async (browser, rounds) => {
      const samples = await benchStream(browser, rounds)
      const whole = await benchLongAnswer(browser, rounds)
      return {
        tables: {
          'A stream of 100 and of 10,000 entries, in ms': table({ ...samples }),
          'A stream with 5,000 entries in one answer, blocks in ms': table({ whole }),
        },
        verdicts: [...judgeStream(samples), ...judgeLongAnswer(whole)],
      }
    },
  },
  press: {
    share: 3,
    measure: async (browser, rounds) => {
      const samples = await benchPress(browser, rounds)
      const title = 'From a press to the panel with the focus, in ms, CPU slowed 4 times'
      return { tables: { [title]: table(samples) }, verdicts: judgePress(samples) }
    },
  },
  search: {
    share: 3,
    measure: async (browser, rounds) => {
      const search = await benchSearch(browser, rounds)
      return {
        tables: { 'The search, in ms, CPU slowed 4 times': table({ search }) },
        verdicts: judgeSearch(search),
      }
    },
  },
}
