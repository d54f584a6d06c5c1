import { parseArgs } from 'node:util'

/**
 * `npm run build -- --base https://files.example.com/kit/`: where bindery.js will lie, for the snippet and the
 * import map. Default: `/bindery/`.
 * @throws {Error} when it is neither a path of the site nor an address, or has no slash at its end
 */
export function baseFrom(args: readonly string[]): string {
  const { values } = parseArgs({ args: [...args], options: { base: { type: 'string' } } })
  const { base = '/bindery/' } = values
  if (!/^(?:https?:\/\/[^\s/"?#]+)?\/(?:[^\s"?#]*\/)?$/.test(base) || base.startsWith('//')) {
    throw new Error(
      `--base ${base} is no folder: /kit/ or https://files.example.com/kit/ would be.`,
    )
  }
  return base
}
