/** The types of `@bindery/server`, derived from the contract. */
import type { Endpoint } from '@bindery/contract/endpoint.ts'
import { endpoints } from '@bindery/contract/endpoints.ts'
import { comment } from './definitions-names.ts'
import { schemaType } from './definitions-schema.ts'
import { userTypes } from './definitions-types.ts'

const indent = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`)

const answerType = ({ reads, output }: Endpoint): string => {
  if (reads === 'json') return schemaType(output, 'input')
  return reads === 'html' ? 'string' : 'Readonly<Record<string, unknown>>'
}

const callText = (endpoint: Endpoint): string => `  ${comment(endpoint.description)}
  readonly ${endpoint.name}: {
    /** Its input, with the fields of the path. */
    readonly input: ${indent(schemaType(endpoint.input, 'input'), '    ')}
    /** The input with its defaults. */
    readonly data: ${indent(schemaType(endpoint.input, 'output'), '    ')}
    /** The successful answer. */
    readonly answer: ${indent(answerType(endpoint), '    ')}
  }`

/** Contents of index.d.ts. */
export const serverTypes =
  (): string => `/** The calls that the tags make, as they are on the wire. Amounts are decimals: 48.85. */
export interface Calls {
${Object.values(endpoints).map(callText).join('\n')}
}

${userTypes()}

export type CallName = keyof Calls
/** What a page sends: \`Input<'saveItem'>\`. */
export type Input<N extends CallName> = Calls[N]['input']
/** What the server answers: \`Answer<'readProfile'>\`. */
export type Answer<N extends CallName> = Calls[N]['answer']

export interface Fault {
  /** The path of the value: \`items.0.quantity\`. Empty for the whole. */
  readonly field: string
  readonly message: string
}

/** One call of the tags. */
export interface Call {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'DELETE'
  /** The path in both dialects. Without \`service\`, the first serves both. */
  readonly path: { readonly api: string; readonly service?: string }
  /** How the input is sent. */
  readonly encoding: 'none' | 'query' | 'json' | 'form'
  /** Whether the answer is about the signed-in reader. */
  readonly session: boolean
  readonly description: string
  /** The errors that the tags understand, by code. */
  readonly errors: Readonly<
    Record<string, { readonly status: readonly number[]; readonly description: string }>
  >
}

/** Every call of the tags, by name. */
export declare const calls: Readonly<Record<CallName, Call>>

/**
 * Reads the input of a call: the fields of a form, a query or a JSON body, with the fields of the path.
 * Throws a TypeError if the contract has no such call.
 */
export declare function read<N extends CallName>(
  name: N,
  input: unknown,
):
  | { readonly data: Calls[N]['data']; readonly faults?: never }
  | { readonly faults: readonly Fault[]; readonly data?: never }

/** Returns what is wrong with a successful answer: an empty list for one that fits. */
export declare function faultsOf(name: CallName, answer: unknown): readonly Fault[]

/** The OpenAPI document of all calls, as in \`@bindery/server/openapi.json\`. */
export declare function openApi(): Record<string, unknown>

/** A build of the kit, as a server serves it. */
export interface KitBuild {
  /** What is in its \`manifest.json\`: the names of its files in \`chunks/\`. */
  readonly manifest: {
    readonly core: string
    readonly tags: Readonly<
      Record<string, { readonly load: string; readonly chunks: readonly string[] }>
    >
  }
  /** What is in its \`integrity.json\`. Default: hints without hashes. */
  readonly integrity?: Readonly<Record<string, string>>
  /** The address of the folder that holds \`bindery.js\`, with a slash at its end: \`/bindery/\`. */
  readonly base: string
  /** The nonce of this answer, for a policy with nonces. Default: none. */
  readonly nonce?: string
}

/**
 * The preload hints for the head of a page, one \`<link>\` each: the core, and the files of the tags in its HTML that
 * load at once.
 */
export declare function preloadHints(html: string, kit: KitBuild): string[]

/** What can be wrong with a server, by the short name that \`bindery check\` prints. */
export declare const findings: Readonly<
  Record<string, { readonly title: string; readonly reader: string; readonly fix: string }>
>
`
