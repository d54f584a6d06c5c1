#!/usr/bin/env node
import { main } from '../cli.ts'
import { nodeIo } from '../process/node-io.ts'

process.exitCode = await main(process.argv.slice(2), nodeIo)
