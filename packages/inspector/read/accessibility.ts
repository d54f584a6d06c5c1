/** axe on the kit's elements: a file of its own, fetched at the first run. */

export interface Violation {
  readonly rule: string
  readonly help: string
  readonly places: readonly string[]
}

interface Axe {
  run(
    context: { include: unknown },
    options: object,
  ): Promise<{
    violations: readonly {
      readonly id: string
      readonly help: string
      readonly nodes: readonly { readonly target: readonly unknown[] }[]
    }[]
  }>
}

/**
 * Checks these elements.
 * @param load fetches and runs a script
 * @param address of axe
 */
export async function findViolations(
  elements: readonly Element[],
  load: (url: string) => Promise<void>,
  address: string,
): Promise<readonly Violation[]> {
  const page = window as { axe?: Axe }
  if (!page.axe) await load(address)
  if (!page.axe) throw new Error('axe could not be started')
  const include = elements.filter(({ isConnected }) => isConnected)
  if (include.length === 0) return []
  const { violations } = await page.axe.run({ include }, { resultTypes: ['violations'] })
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    places: nodes.map(({ target }) => target.flat().map(String).join(' › ')),
  }))
}
