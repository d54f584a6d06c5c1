import { basename } from 'node:path'
import { endpoints } from '@bindery/contract/endpoints.ts'
import { type TagCalls, tagCalls, withoutCall } from '@bindery/contract/tag-calls.ts'
import { expect, test } from 'vitest'
import { elementFiles, reachedCalls, readModules } from './tag-calls.ts'

const modules = readModules()
const reached = new Map(
  elementFiles().map((file) => [
    `bindery-${basename(file, '.element.ts')}` as const,
    reachedCalls(file, modules),
  ]),
)
const declared = ({ needs, optional }: TagCalls): readonly string[] => [...needs, ...optional]

/**
 * Changes of one store that stand in one function, so that a walk finds all of them. A tag makes only some: the badge
 * adds nothing to the cart.
 */
const ofSharedStores: readonly string[] = [
  ...['addToCart', 'applyPromoCode', 'changeCart', 'checkCart', 'estimateCart', 'removeFromCart'],
  ...['saveItem', 'removeSaved', 'addListItems', 'removeListItems', 'readSaved', 'readItemLists'],
  ...['saveFolder', 'removeFolder', 'readFolderUrl', 'readFollowedTopics', 'unfollowAll'],
  ...['followTopic', 'unfollowTopic', 'followNewsletter', 'unfollowNewsletter'],
  ...['followCampaign', 'unfollowCampaign', 'countReading', 'countAscendReading'],
  ...['readAscendQuota', 'search', 'readLatest', 'readSearch', 'readWebinars', 'readVisuals'],
  ...['readMagazine', 'readAnalyticServices', 'readAscend', 'readSaves', 'readList'],
  ...['readHistory', 'readFollowing'],
]

test('the table has every tag', () => {
  expect(Object.keys(tagCalls).sort()).toEqual([...reached.keys()].sort())
})

test.for(Object.entries(tagCalls))('the code of %s can make each of its calls', ([tag, calls]) => {
  const found = reached.get(tag as `bindery-${string}`) ?? []
  expect(declared(calls).filter((name) => !found.includes(name))).toEqual([])
})

test.for([...reached])('the table has the calls of %s', ([tag, found]) => {
  const known = declared(tagCalls[tag] as TagCalls)
  const missing = found.filter((name) => !known.includes(name) && !ofSharedStores.includes(name))
  expect(missing).toEqual([])
})

test('no tag needs a call that it can do without', () => {
  for (const [tag, { needs, optional }] of Object.entries(tagCalls)) {
    expect(new Set([...needs, ...optional]).size, tag).toBe(needs.length + optional.length)
  }
})

test('every text about a missing call belongs to an optional call of a tag', () => {
  const optional = new Set(Object.values(tagCalls).flatMap((each) => each.optional))
  expect(Object.keys(withoutCall).filter((name) => !optional.has(name as never))).toEqual([])
})

test('a call that no tag makes is for the pages or for the back end of a publisher', () => {
  const made = new Set(Object.values(tagCalls).flatMap(declared))
  const others = Object.keys(endpoints).filter((name) => !made.has(name))
  expect(others.sort()).toEqual([
    ...['addListItem', 'forgotPassword', 'openGift', 'readSharedFolder'],
    ...['removeListItem', 'unsubscribeByEmail', 'userRef'],
  ])
})

test('the walk follows functions, handles of lazy modules and names of calls in tables', () => {
  const tiny = readModules(
    new Map([
      [
        'packages/widgets/x/x.element.ts',
        "import { createX } from './x.model.ts'\nexport default define(createX)",
      ],
      [
        'packages/widgets/x/x.model.ts',
        "import type { State } from '@bindery/state/state.ts'\nimport { readIt, other } from '@bindery/state/x.ts'\nconst later = lazy(() => import('@bindery/state/later.ts'))\nexport const createX = (state: State) => { readIt(state); state.session.check(); later(({ send }) => send()) }\nexport const unused = () => other()",
      ],
      [
        'packages/state/x.ts',
        "export const readIt = ({ server }) => server.call('readIssue', {})\nexport const other = ({ call }) => call('share', {})",
      ],
      [
        'packages/state/later.ts',
        "const names = { read: 'readQuota' }\nexport const send = () => names\nexport const rest = () => call('signIn')",
      ],
    ]),
  )
  expect(reachedCalls('packages/widgets/x/x.element.ts', tiny)).toEqual([
    'profileModified',
    'readIssue',
    'readProfile',
    'readQuota',
  ])
})
