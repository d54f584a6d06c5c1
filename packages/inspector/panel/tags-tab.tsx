import type { InspectedTag, TagStep } from '../read/tags.ts'
import type { TagWeight } from '../read/weight.ts'
import type { InspectorModel, InspectorView } from './inspector.model.ts'

const steps: Readonly<Record<TagStep, string>> = {
  unknown: 'not a tag of the kit',
  waiting: 'not loaded yet',
  fallback: 'shows its fallback',
  drawn: 'works',
}

const weightText = ({ kB, loadedAt }: TagWeight): string =>
  [kB === null ? '' : `${kB} kB`, loadedAt === null ? '' : `loaded after ${loadedAt} ms`]
    .filter(Boolean)
    .join(', ')

const show = (element: Element): void => {
  element.scrollIntoView({ block: 'center' })
  element.animate([{ outline: '4px solid #d1004b' }, { outline: '4px solid transparent' }], 1500)
}

function Tag({ item, weight }: { item: InspectedTag; weight: TagWeight | undefined }) {
  const { element, tag, step, attributes } = item
  return (
    <li>
      <p className="line">
        <code>&lt;{tag}&gt;</code> <span className="soft">{steps[step]}</span>
        <button type="button" onClick={() => show(element)}>
          Show<span className="hidden"> {tag}</span>
        </button>
      </p>
      {weight ? <p className="soft">{weightText(weight)}</p> : null}
      {attributes.length > 0 ? (
        <ul className="plain">
          {attributes.map(({ name, value, problem }) => (
            <li key={name}>
              <code>
                {name}="{value}"
              </code>
              {problem ? <span className="wrong"> {problem}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}

/** The tags of the page, each with its attributes, its step and its weight. */
export function TagsTab({ view, model }: { view: InspectorView; model: InspectorModel }) {
  const { tags, weight, violations } = view
  return (
    <>
      <p className="soft">
        {tags.length} tags.
        {weight ? ` ${weight.files} files of the kit, ${weight.kB} kB over the network.` : ''}
      </p>
      <p>
        <button type="button" onClick={() => void model.checkAccessibility()}>
          Check with axe
        </button>
      </p>
      {violations && violations.length > 0 ? (
        <ul>
          {violations.map(({ rule, help, places }) => (
            <li key={rule}>
              <p className="wrong">
                {help} <code>{rule}</code>
              </p>
              {places.map((place) => (
                <p key={place} className="soft">
                  {place}
                </p>
              ))}
            </li>
          ))}
        </ul>
      ) : null}
      <ol>
        {tags.map((item, at) => (
          // An element has no key of its own, and tags rarely move.
          <Tag key={at} item={item} weight={weight?.tags.find(({ tag }) => tag === item.tag)} />
        ))}
      </ol>
    </>
  )
}
