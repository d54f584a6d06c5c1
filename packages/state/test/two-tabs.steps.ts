/** What readers do in two tabs, and what must hold whatever they do. Never shipped. */
import fc from 'fast-check'
import { cartOf } from '../cart/cart.ts'
import { savedOf } from '../library/saved.ts'
import { password } from './state.ts'
import {
  itemOf,
  items,
  type Person,
  people,
  type Sight,
  type Tab,
  type Trouble,
  type World,
} from './two-tabs.ts'

interface Step {
  /** As the counterexample tells it. */
  readonly text: string
  readonly can: (world: World) => boolean
  readonly act: (world: World) => unknown
}

/** A step of a journey. The next one follows at once, or when everything has happened. */
export class Command implements fc.AsyncCommand<World, World> {
  readonly step: Step
  readonly isHasty: boolean
  constructor(step: Step, isHasty: boolean) {
    this.step = step
    this.isHasty = isHasty
  }
  check(world: World) {
    return this.step.can(world)
  }
  async run(world: World) {
    this.step.act(world)
    if (this.isHasty) return
    await world.settle()
    expectPrivacy(world)
  }
  toString() {
    return this.isHasty ? `${this.step.text}${hastily}` : this.step.text
  }
}

const tabOf = ({ tabs }: World, at: number) => tabs[at] as Tab
const personIn = (world: World, tab: Tab): Person => {
  const { person } = world.seenIn(tab)
  return person === 'unknown' ? 'guest' : person
}
const canSee = (tab: Tab) => !tab.isHidden

/** Marks of writes: each is sent by one press only, so the server must accept it once at most. */
let presses = 0
const mark = () => {
  presses += 1
  return presses
}

const inTab = (
  words: string,
  act: (tab: Tab, world: World) => unknown,
  can: (tab: Tab, world: World) => boolean = canSee,
) =>
  [0, 1].map(
    (at): Step => ({
      text: `tab ${at + 1}: ${words}`,
      can: (world) => can(tabOf(world, at), world),
      act: (world) => act(tabOf(world, at), world),
    }),
  )

const troubles: readonly Trouble[] = [
  'the request is lost',
  'the answer is lost',
  'the server fails',
  'the request is late',
  'the answer is late',
]

const lineIn = (world: World, tab: Tab) => people[personIn(world, tab)].product

const save = (tab: Tab, world: World, item: number) => {
  const id = itemOf(personIn(world, tab), item)
  const entry = { id, title: `Press ${mark()}.`, url: `/${id}` }
  return savedOf(tab.state).save(entry)
}
const move = (tab: Tab, world: World, item: number, folder: number) => {
  const person = personIn(world, tab)
  const into = people[person].folders.slice(folder, folder + 1)
  return savedOf(tab.state).organize({ id: itemOf(person, item) }, into)
}
const add = (tab: Tab, world: World) => {
  const availabilityId = lineIn(world, tab)
  const [productId = ''] = availabilityId.split('-')
  return cartOf(tab.state).add([{ productId, availabilityId, quantity: 1, referral: mark() }])
}

const steps: readonly Step[] = [
  ...(['ada', 'ben'] as const).flatMap((person) =>
    inTab(
      `${person} signs in`,
      async (tab) => {
        tab.isSigningIn = true
        await tab.state.session.signIn({ username: people[person].email, password })
        tab.isSigningIn = false
      },
      (tab, world) => canSee(tab) && !tab.isSigningIn && world.seenIn(tab).person === 'guest',
    ),
  ),
  ...inTab(
    'the reader signs out',
    ({ state }) => state.session.signOut(),
    (tab, world) => canSee(tab) && !['guest', 'unknown'].includes(world.seenIn(tab).person),
  ),
  ...items.flatMap((item) => [
    ...inTab(`the reader saves item ${item}`, (tab, world) => save(tab, world, item)),
    ...inTab(`the reader discards item ${item}`, (tab, world) =>
      savedOf(tab.state).remove([itemOf(personIn(world, tab), item)]),
    ),
    ...[0, 1].flatMap((folder) =>
      inTab(`the reader moves item ${item} to folder ${folder + 1}`, (tab, world) =>
        move(tab, world, item, folder),
      ),
    ),
  ]),
  ...inTab('the reader adds a product to the cart', add),
  ...[2, 5].flatMap((quantity) =>
    inTab(`the reader changes the quantity to ${quantity}`, (tab, world) =>
      cartOf(tab.state).change(lineIn(world, tab), quantity),
    ),
  ),
  ...inTab('the reader removes the product', (tab, world) =>
    cartOf(tab.state).remove(lineIn(world, tab)),
  ),
  ...inTab('the reader confirms the pending action', ({ state }) =>
    state.pendingActions.$unconfirmed.get() ? state.pendingActions.confirm() : undefined,
  ),
  ...inTab('the page is reloaded', (tab, world) => world.reload(tab)),
  ...inTab('the page is hidden', (tab) => {
    tab.isHidden = true
    tab.page.look(false)
  }),
  ...inTab(
    'the page is shown again',
    (tab) => {
      tab.isHidden = false
      tab.page.look(true)
    },
    (tab) => tab.isHidden,
  ),
  ...inTab('the reader goes to another page and back', ({ page }) => {
    page.hide(true)
    page.show(true)
  }),
  ...inTab('eleven seconds pass', ({ page }) => page.advance(11_000)),
  ...troubles.flatMap((trouble) =>
    inTab(`of the next request, ${trouble}`, (tab) => tab.troubles.push(trouble)),
  ),
  ...[0, 1, 2].map((at) => ({
    text: `what is late comes: number ${at + 1}`,
    can: ({ late }: World) => late.length > at,
    act: ({ late }: World) => late.splice(at, 1)[0]?.come(),
  })),
  {
    text: 'the session ends on the server',
    can: ({ late }: World) => late.length === 0,
    act: (world: World) => world.expire(),
  },
]

const hastily = ', and at once'
/** The steps of a journey that a counterexample tells, one a line. */
export const journeyOf = (text: string): Command[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const words = line.replace(/^\s*(\d+\.\s*)?/, '')
      const step = steps.find((each) => words.replace(hastily, '') === each.text)
      if (!step) throw new Error(`No such step: ${words}`)
      return new Command(step, words.endsWith(hastily))
    })

/** A journey of some steps in two tabs. */
export const journeys = fc.commands(
  steps.flatMap((step) => [false, true].map((hasty) => fc.constant(new Command(step, hasty)))),
  { maxCommands: 25, size: 'max' },
)

const readersOnly = ['ada', 'ben'] as const

/** No reader sees what belongs to another one, and a guest nothing of a reader. */
const expectPrivacy = (world: World): void => {
  for (const tab of world.tabs) {
    const sight = world.seenIn(tab)
    // After the end of a session the page keeps what its reader was busy with.
    if (sight.person === 'guest' && tab.state.pendingActions.owner() !== null) continue
    for (const other of readersOnly.filter((each) => each !== sight.person)) {
      // The cart is the session's own: it may come before the profile says whose it is.
      const isWaiting = world.late.some((each) => each.tab === tab.name)
      const cart = sight.person === 'unknown' || isWaiting ? {} : sight.cart
      const shown = JSON.stringify([sight.saved, cart])
      const isSeen = shown.includes(`${other}-`) || shown.includes(people[other].product)
      if (isSeen)
        throw new Error(`tab ${tab.name} shows ${sight.person} what is ${other}'s: ${shown}`)
    }
  }
}

/** No write arrives twice, and none in another reader's library or cart. */
const expectWrites = (world: World): void => {
  const marks = new Map<string, number>()
  for (const { body, status } of world.writes) {
    const [found] = /"Press \d+\."|"referral":\d+/.exec(body) ?? []
    if (found && status < 300) marks.set(found, (marks.get(found) ?? 0) + 1)
  }
  for (const [found, times] of marks) {
    if (times > 1) throw new Error(`the write ${found} was accepted ${times} times`)
  }
  for (const [person, other] of [readersOnly, [...readersOnly].reverse()] as const) {
    const saved = Object.keys(world.savedBy(people[person as Person].email))
    const theirs = saved.filter((id) => id.startsWith(`${other}-`))
    if (theirs.length > 0) throw new Error(`the library of ${person} has ${theirs} of ${other}`)
  }
}

const told = ({ person, saved = {}, cart = {} }: Partial<Sight>) => {
  const sorted = (all: object) =>
    Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)))
  return JSON.stringify({
    person,
    saved: sorted(saved),
    cart: cart === 'unknown' ? cart : sorted(cart),
  })
}

/** At the end, when all that was late has come and every tab is seen: each shows what the server has. */
export const expectEnd = async (world: World): Promise<void> => {
  for (const tab of world.tabs) tab.troubles.length = 0
  await world.settle()
  while (world.late.length > 0) {
    world.late.shift()?.come()
    await world.settle()
  }
  for (const tab of world.tabs) tab.page.look(true)
  for (let times = 0; times < 2; times += 1) {
    for (const tab of world.tabs) tab.page.advance(11_000)
    await world.settle()
  }
  expectPrivacy(world)
  expectWrites(world)
  const server = await world.onServer()
  for (const tab of world.tabs) {
    const known = ({ person, saved, cart }: Sight) =>
      told({
        person,
        ...(tab.untold.has('saved') ? {} : { saved }),
        ...(tab.untold.has('cart') ? {} : { cart }),
      })
    const seen = known(world.seenIn(tab))
    if (seen !== known(server))
      throw new Error(`tab ${tab.name} shows ${seen}\n     the server has ${known(server)}`)
  }
}
