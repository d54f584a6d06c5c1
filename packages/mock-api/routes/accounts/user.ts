import type { User } from '@bindery/contract/user.ts'
import type { Account } from '../../core/records.ts'
import type { Server } from '../../core/server.ts'
import { followsOf, unreadCount } from '../../library/follows.ts'
import { ascendMeter, quotaMeter } from '../../library/meters.ts'

const iso = (ms: number) => new Date(ms).toISOString()

/** A reader's own account as the API sends it. */
export const userReply = (server: Server, account: Account): User & { country: string } => ({
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
  unreadFollowingCount: unreadCount(server, account),
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
