import type { User } from '@bindery/contract/user.ts'
import { followsOf, unreadOf } from './follows.ts'
import { ascendMeter, quotaMeter } from './meters.ts'
import type { Account } from './records.ts'
import type { Server } from './server.ts'

const iso = (ms: number) => new Date(ms).toISOString()

/** The User that a reader's own account is over the wire. */
export const userOf = (server: Server, account: Account): User & { country: string } => ({
  id: account.id,
  guid: account.guid,
  status: account.status,
  state: account.status,
  firstName: account.firstName,
  lastName: account.lastName,
  displayName: account.displayName,
  username: account.emailAddress,
  emailAddress: account.emailAddress,
  createdDate: iso(account.createdAt),
  lastUpdatedDate: iso(account.modifiedAt),
  lastVisitDate: iso(account.lastVisitAt),
  quota: quotaMeter.read(server, account),
  ascendQuota: ascendMeter.read(server, account),
  topics: followsOf(server, account, 'topic'),
  newsletters: followsOf(server, account, 'newsletter'),
  marketingCampaigns: followsOf(server, account, 'marketingCampaign').map(({ id, name }) => ({
    marketingCampaignId: id,
    name,
  })),
  unreadFollowingCount: unreadOf(server, account),
  viewed: [],
  ...(account.status === 'subscribers'
    ? { subscriber: { digest: account.guid, subscriptions: account.subscriptions } }
    : {}),
  tiers: account.tiers.map((roleCode) => ({ roleCode })),
  industry: account.industry,
  jobTitle: account.jobTitle,
  companySize: account.companySize,
  hmmEligible: account.status === 'subscribers',
  sptCustomAttributes: account.customAttributes ?? {},
  'leader-profile': { 'focus-skills': account.focusSkills ?? [] },
  country: account.country,
})
