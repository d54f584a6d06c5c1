/** Twins of a tag under names of their own, so that one test cannot disturb another. */
import { type Definition, registerWidget } from '@bindery/element/define.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import type { Values } from '@bindery/element/kind.ts'

let twins = 0

/** What happened to the models of a twin. */
export interface Lives {
  created: number
  destroyed: number
}

export interface Twin {
  tag: `bindery-${string}`
  definition: Definition
  lives: Lives
  /** What the model that was made last has to show. */
  view(): unknown
  /** Registers it: once, where a test must have elements from before the upgrade; else `twinOf` does. */
  register(): void
}

/** A twin not yet registered. */
export function unbornTwinOf(original: Definition, changes: Partial<Definition> = {}): Twin {
  const lives = { created: 0, destroyed: 0 }
  const definition: Definition = {
    ...original,
    ...changes,
    tag: `${original.tag}-twin-${++twins}`,
  }
  const { model } = definition
  let view: () => unknown = () => null
  if (model) {
    definition.model = (host: Host<Values>): Model<unknown> => {
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

/** An element whose properties are looked up by name. */
export type Loose = HTMLElement & Record<string, unknown>

export function place(tag: string, attributes: Record<string, string> = {}): Loose {
  const element = document.createElement(tag) as unknown as Loose
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  return element
}

/** Lets everything that was asked for be drawn: React draws in a task of its own. */
export async function frame(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await new Promise((resume) => requestAnimationFrame(resume))
    await new Promise((resume) => setTimeout(resume))
  }
}

/**
 * Resolves when all mistakes made so far have been told. Each fetches its words by an import of its own, and
 * those are answered in the order in which they were asked for: this is one more.
 */
export const told = (): Promise<void> => import('@bindery/element/mistakes.ts').then(() => {})
