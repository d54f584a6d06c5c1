/** All journeys that are heard. */
import { accounts } from './accounts.ts'
import { german } from './german.ts'
import type { HeardJourneys } from './journey.ts'
import { library } from './library.ts'
import { store } from './store.ts'

export const journeys: HeardJourneys = { ...accounts, ...library, ...store, ...german }
