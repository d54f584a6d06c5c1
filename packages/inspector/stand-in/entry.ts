/** The file `stand-in.js`: hands the function to the inspector, which is a classic script of its own. */
import { writeRegistry } from '@bindery/embed/registry/page-registry.ts'
import { startStandIn } from './stand-in.ts'

writeRegistry({ startStandIn })
