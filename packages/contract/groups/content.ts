/** What a reader reads: articles, issues, streams, search, quotas, gifts, shares. */
export { readArticle } from '../article.ts'
export { giveGift, openGift } from '../gift.ts'
export { readArchive, readIssue } from '../issue.ts'
export { countAscendReading, countReading, readAscendQuota, readQuota } from '../quota.ts'
export { search } from '../search.ts'
export { share, shortenUrl } from '../share.ts'
export {
  readAnalyticServices,
  readAscend,
  readLatest,
  readMagazine,
  readSearch,
  readVisuals,
  readWebinars,
} from '../site-stream.ts'
export { readFollowing, readHistory, readList, readSaves } from '../stream.ts'
export { autoSuggest } from '../suggestion.ts'
