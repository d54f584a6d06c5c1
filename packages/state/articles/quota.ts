import { atom } from 'nanostores'
import { lazy } from '../client/lazy.ts'
import { loadOnMount } from '../client/load-on-mount.ts'
import type { Environment } from '../environment/environment.ts'
import type { QuotaPage, QuotaState, QuotaStores, Quotas } from './quota-types.ts'

export * from './quota-types.ts'

/** The stores of the quotas. The first listener lazy-loads the code that fills them. */
const createQuotas = (page: QuotaPage): Quotas => {
  const { environment } = page
  const stores: QuotaStores = {
    quota: atom<QuotaState>({ status: 'unknown' }),
    ascend: atom<QuotaState>({ status: 'unknown' }),
  }
  const store = lazy(async () => (await import('./quota-store.ts')).createQuotaStore(page, stores))
  for (const kind of ['quota', 'ascend'] as const) {
    loadOnMount(stores[kind], environment, async () => {
      const answer = await store(({ load }) => load(kind))
      const { status } = stores[kind].value
      if (!answer.ok && status === 'unknown') stores[kind].set({ status, failure: answer.failure })
    })
  }
  return {
    $quota: stores.quota,
    $ascendQuota: stores.ascend,
    read: (kind, path = environment.location().pathname) => store(({ read }) => read(kind, path)),
  }
}

const quotas = new WeakMap<Environment, Quotas>()

/** The quotas of the page. */
export const quotasOf = (page: QuotaPage): Quotas => {
  const known = quotas.get(page.environment) ?? createQuotas(page)
  quotas.set(page.environment, known)
  return known
}
