import { Button } from '@bindery/ui/button/button.tsx'
import { useUid } from '@bindery/ui/view/ids.tsx'
import type { ProductWords } from './product.messages.ts'
import type { Together } from './product-options.view.ts'

/** The "Better together" group. Its button adds the main product and the ticked ones to the cart. */
export function TogetherGroup(props: Together & { words: ProductWords }) {
  const { words, rows, count, price, busy, toggle, add } = props
  const id = useUid()
  return (
    <div className="group">
      <fieldset className="together" part="together">
        <legend>{words.together}</legend>
        <ul>
          {rows.map((row, at) => (
            <li key={row.id}>
              <input
                id={`${id}-${at}`}
                type="checkbox"
                checked={row.on}
                disabled={row.soon !== ''}
                aria-describedby={`${id}-${at}-facts`}
                onChange={() => toggle(row.id)}
              />
              <span className="bindery-text">
                <label className="bindery-text" htmlFor={`${id}-${at}`}>
                  {row.title}
                </label>
                <small className="bindery-text" id={`${id}-${at}-facts`}>
                  {row.soon || row.facts}
                </small>
              </span>
            </li>
          ))}
        </ul>
        <div className="bindery-actions">
          <Button busy={busy} inactive={count < 2} onClick={add}>
            {words.togetherAdd(count)}
          </Button>
          {price ? <span>{words.togetherPrice({ price })}</span> : null}
        </div>
      </fieldset>
    </div>
  )
}
