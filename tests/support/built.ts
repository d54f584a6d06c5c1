import { buildIfStale, siteSources } from '../../tools/fresh.ts'

/** Playwright's global setup: the specs need an up-to-date build. */
export default (): void => buildIfStale(siteSources)
