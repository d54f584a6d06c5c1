/** Twins of a tag with unique names, so that tests are independent. */
import { registerWidget } from '@bindery/element/define.ts'
import type { Definition, PropertyValues } from '@bindery/element/definition.ts'
import type { Host, Model } from '@bindery/element/host.ts'

let twins = 0

/** Counts the models of a twin. */
export interface Lives {
  created: number
  destroyed: number
}

export interface Twin {
  tag: `bindery-${string}`
  definition: Definition
  lives: Lives
  /** The view state of the latest model. */
  view(): unknown
  /** Defines the tag. `twinOf` has called it already. */
  register(): void
}

/** A name for a tag that no file of the run has defined. */
export const twinTag = (tag: string) => `${tag}-twin-${++twins}` as `bindery-${string}`

/** A twin whose tag is not defined yet, for elements from before the upgrade. */
export function unbornTwinOf(original: Definition, changes: Partial<Definition> = {}): Twin {
  const lives = { created: 0, destroyed: 0 }
  const definition: Definition = {
    ...original,
    ...changes,
    tag: twinTag(original.tag),
  }
  const { model } = definition
  let view: () => unknown = () => null
  if (model) {
    definition.model = (host: Host<PropertyValues>): Model<unknown> => {
      lives.created++
      const made = model(host)
      view = () => made.$view.get()
      return {
        $view: made.$view,
        destroy() {
          lives.destroyed++
          made.destroy()
        },
      }
    }
  }
  return {
    tag: definition.tag,
    definition,
    lives,
    view: () => view(),
    register: () => registerWidget(definition),
  }
}

export function twinOf(original: Definition, changes: Partial<Definition> = {}): Twin {
  const twin = unbornTwinOf(original, changes)
  twin.register()
  return twin
}

/** An element with properties by name. */
export type Loose = HTMLElement & Record<string, unknown>

export function place(tag: string, attributes: Record<string, string> = {}): Loose {
  const element = document.createElement(tag) as unknown as Loose
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  return element
}

/** Waits for a frame and the effects after it, and until all renders that these have caused are done in their tasks. */
export async function frame(): Promise<void> {
  await new Promise((resume) => requestAnimationFrame(resume))
  for (let task = 0; task < 3; task++) await new Promise((resume) => setTimeout(resume))
}

/**
 * Resolves when all warnings so far are logged. Each loads its text by an import; imports of one module settle
 * in order, so this one settles last.
 */
export const warningsLogged = (): Promise<void> =>
  import('@bindery/element/diagnostics.ts').then(() => {})

/** Like `warningsLogged`, for warnings that wait for an idle moment, too. */
export async function idleWarningsLogged(): Promise<void> {
  await warningsLogged()
  // As the kit waits: a busy machine may have no idle moment for minutes.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
}
