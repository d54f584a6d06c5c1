import { buildIfStale } from '../../tools/fresh.ts'
import { prepareWordPress } from '../../tools/wordpress-programs.ts'

/** Playwright's global setup: installs what may be installed. The worker inherits the answer. */
export default (): void => {
  buildIfStale()
  const prepared = prepareWordPress()
  process.env['BINDERY_WORDPRESS_PREPARED'] = JSON.stringify(prepared)
  if ('missing' in prepared)
    console.log(`No WordPress here, so its tests are skipped. It needs ${prepared.missing}`)
}
