/** All mutants: any fault of any call, and each rule between answers. */
import type { FindingName } from '@bindery/contract/findings.ts'
import { accountMutants } from './account-mutants.ts'
import { faultsOfAnyCall } from './changes.ts'
import { contentMutants } from './content-mutants.ts'
import { type Mutant, mutant } from './mutant.ts'

/** One call of each group of the contract. */
const sampled = ['readQuota', 'register', 'readLatest', 'saveFolder', 'addToCart'] as const

export const mutants: readonly Mutant[] = [
  ...sampled.flatMap((name) =>
    faultsOfAnyCall.map(([what, change, finding]) =>
      mutant(name, what, change, finding as FindingName),
    ),
  ),
  ...accountMutants,
  ...contentMutants,
]
