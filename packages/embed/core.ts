/**
 * Entry of the core chunk. Each tag's chunk imports it first, so that the state is there, once per
 * page, before a tag is defined.
 */
import { type BinderyRecord, readRecord } from './record.ts'
import { start } from './start.ts'

declare const BINDERY_VERSION: string

const record = readRecord()
// A copy that came second uses the state of the first.
if (record?.version === BINDERY_VERSION) start(record as BinderyRecord)
