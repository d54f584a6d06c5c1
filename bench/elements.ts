/** Judges many small elements on one page: their time, memory, layouts, and the requests they share. */
import type { Browser } from 'playwright'
import { heapAfterMounts, insertMany, type ManySample, settle } from './many.ts'
import { cardAttributes, cardTag, manyTag } from './pages.ts'
import type { BenchServer } from './server.ts'
import { median, ratios, type Verdict, verdict } from './statistics.ts'
import { judgeShift } from './watch.ts'

const counts = [100, 500, 2000]
/** Product cards of a store page, each with a button. */
const cards = 200

/** The samples of all rounds. */
interface Compared {
  readonly floor: ManySample[]
  readonly kit: ManySample[]
}

export interface ElementSamples {
  /** By the number of elements. */
  readonly many: Record<string, Compared>
  readonly cards: Compared
  /** The API calls of a page with 60 tags. */
  readonly calls: readonly string[]
  /** The heap after 100 mounts and unmounts, relative to the heap before. */
  readonly heap: readonly number[]
  /** The layout shifts of the pages while they load. */
  readonly shifts: readonly number[]
}

export async function benchElements(
  browser: Browser,
  server: BenchServer,
  rounds: number,
): Promise<ElementSamples> {
  const { url } = server
  const many: Record<string, Compared> = {}
  const floor = (count: number) => insertMany(browser, `${url}/floor-many`, 'floor-trigger', count)
  for (const count of counts) {
    const compared: Compared = { floor: [], kit: [] }
    for (let round = 0; round < rounds; round++) {
      compared.floor.push(await floor(count))
      compared.kit.push(await insertMany(browser, `${url}/kit-many`, manyTag, count))
    }
    many[count] = compared
  }
  const card: Compared = { floor: [], kit: [] }
  for (let round = 0; round < rounds; round++) {
    card.floor.push(await floor(cards))
    card.kit.push(await insertMany(browser, `${url}/kit-card`, cardTag, cards, cardAttributes))
  }
  server.takeCalls()
  const sixty = await settle(browser, `${url}/kit-sixty`)
  const calls = server.takeCalls()
  const heap: number[] = []
  for (let round = 0; round < Math.min(rounds, 3); round++) {
    heap.push(await heapAfterMounts(browser, `${url}/kit-modal`, 'bindery-auth-modal'))
  }
  const kits = [...Object.values(many), card].flatMap(({ kit }) => kit)
  return { many, cards: card, calls, heap, shifts: [sixty, ...kits.map(({ shift }) => shift)] }
}

const of = (samples: readonly ManySample[], name: keyof ManySample): number[] =>
  samples.map((sample) => sample[name])

const judgeCompared = (
  what: string,
  { floor, kit }: Compared,
  limits: { readonly times: number; readonly heapKB: number },
): Verdict[] => [
  verdict(
    `${what}, time`,
    ratios(of(kit, 'perElementMs'), of(floor, 'perElementMs')),
    limits.times,
    'x floor',
  ),
  verdict(`${what}, heap of each`, of(kit, 'perElementKB'), limits.heapKB, 'KB'),
  verdict(`${what}, layouts`, of(kit, 'layouts'), 1, ''),
]

export function judgeElements({
  many,
  cards: card,
  calls,
  heap,
  shifts,
}: ElementSamples): Verdict[] {
  const time = (count: number) => median(of(many[count]?.kit ?? [], 'perElementMs'))
  const perEndpoint = calls.map((call) => calls.filter((other) => other === call).length)
  return [
    ...counts
      .slice(1)
      .flatMap((count) =>
        judgeCompared(
          `${count.toLocaleString('en')} triggers`,
          many[count] ?? { floor: [], kit: [] },
          { times: 1.5, heapKB: 2 },
        ),
      ),
    verdict('2,000 each against 500 each', time(2000) / time(500), 1.1, 'x'),
    ...judgeCompared(`${cards} product cards`, card, { times: 2.5, heapKB: 4 }),
    verdict('60 tags, requests per endpoint', Math.max(...perEndpoint, 0), 1, ''),
    verdict('heap after 100 mounts and unmounts', heap, 1.02, 'x before'),
    judgeShift('small elements', shifts),
  ]
}
