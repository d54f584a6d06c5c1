import { buildIfStale, siteSources } from '../../tools/fresh.ts'

/** Playwright's global set-up: the specs run on built files. */
export default (): void => buildIfStale(siteSources)
