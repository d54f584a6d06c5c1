/** All mutants: any fault of any call, and each rule between answers. */
import { anyObject } from '@bindery/contract/endpoint.ts'
import { endpoints } from '@bindery/contract/endpoints.ts'
import type { FindingName } from '@bindery/contract/findings.ts'
import { accountMutants } from './account-mutants.ts'
import { faultsOfAnyCall } from './changes.ts'
import { contentMutants } from './content-mutants.ts'
import { type Mutant, mutant } from './mutant.ts'

/** One call of each group of the contract. */
const sampled = ['readQuota', 'register', 'readLatest', 'saveFolder', 'addToCart'] as const

export const mutants: readonly Mutant[] = [
  ...sampled.flatMap((name) =>
    faultsOfAnyCall
      // A call that returns nothing succeeds without a body.
      .filter(([, , finding]) => finding !== 'reply-empty' || endpoints[name].output !== anyObject)
      .map(([what, change, finding]) => mutant(name, what, change, finding as FindingName)),
  ),
  ...accountMutants,
  ...contentMutants,
]
