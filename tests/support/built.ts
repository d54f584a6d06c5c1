/** Playwright's global set-up: the specs run on built files. */
export { buildIfStale as default } from '../../tools/fresh.ts'
