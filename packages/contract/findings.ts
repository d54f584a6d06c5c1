/**
 * What can be wrong with a publisher's server, by a short name. `bindery check` reports these names, and the docs
 * explain them. It has no place in what a page loads.
 */
import { findingsAccounts } from './findings-accounts.ts'
import { findingsAnswers } from './findings-answers.ts'
import { findingsJourneys } from './findings-journeys.ts'

export const findings = { ...findingsAnswers, ...findingsAccounts, ...findingsJourneys } as const

export type FindingName = keyof typeof findings
