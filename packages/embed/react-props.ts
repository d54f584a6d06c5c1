/** Maps the props of a `@bindery/react` component to attributes and listeners. */

export interface ComponentInfo {
  readonly tag: string
  /** Attribute names, kebab-case. */
  readonly attributes: readonly string[]
}

type Props = Readonly<Record<string, unknown>>

const isOurEvent = (name: string): boolean => name.startsWith('onBindery')

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const asText = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

/** The element's props: `fromPaywall` becomes `from-paywall`. Listeners of our events are left out. */
export function elementProps(info: ComponentInfo, props: Props): Record<string, unknown> {
  const others = Object.entries(props).filter(([name]) => !isOurEvent(name))
  return Object.fromEntries(
    others.map(([name, value]) => {
      const attribute = kebab(name)
      return info.attributes.includes(attribute) ? [attribute, asText(value)] : [name, value]
    }),
  )
}

/** The listeners of our events: `onBinderySignedIn` listens to `bindery-signed-in`. */
export const listenersOf = (props: Props): [event: string, listener: EventListener][] =>
  Object.entries(props).flatMap(([name, value]) =>
    isOurEvent(name) && typeof value === 'function'
      ? [[kebab(name.slice(2)).slice(1), value as EventListener]]
      : [],
  )
