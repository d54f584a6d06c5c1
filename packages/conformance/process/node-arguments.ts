/** Parses the options of a command, in Node. */
export { parseArgs } from 'node:util'
