import { parseQuantity } from '@bindery/contract/cart-rule.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { useUid } from '@bindery/ui/view/ids.tsx'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import type { CartWords } from '../cart.messages.ts'
import { CartTitle } from '../cart-title.tsx'
import type { CartLine as Line } from './cart-lines.ts'

interface QuantityProps {
  line: Line
  words: CartWords
  change: (id: string, quantity: number) => void
}

/** The quantity of a line. A typed one is sent on blur or Enter. */
function Quantity({ line, words, change }: QuantityProps) {
  const { id, name: title, quantity, most } = line
  const input = useRef<HTMLInputElement>(null)
  const [isWrong, setWrong] = useState(false)
  const errorId = useUid()
  useLayoutEffect(() => {
    if (input.current) input.current.value = String(quantity)
    setWrong(false)
  }, [quantity])

  /** The typed quantity; 0 if this line may not have it. */
  const readQuantity = () => {
    const typed = parseQuantity(input.current?.value ?? '')
    return typed <= most ? typed : 0
  }
  const validate = () => setWrong(!readQuantity())
  const commit = () => {
    validate()
    const typed = readQuantity()
    if (typed && typed !== quantity) change(id, typed)
  }
  const onBlur = () => {
    // An error message that appears during a press would move the pressed button away from the pointer.
    const isPressed = !readQuantity() && document.querySelector(':active')
    if (isPressed) addEventListener('click', validate, { once: true })
    else commit()
  }
  const step = (by: number) => {
    // Step from the value in the field: several presses may come before the next render.
    const shown = Number(input.current?.value)
    const next = Math.min(Math.max((Number.isSafeInteger(shown) ? shown : quantity) + by, 1), most)
    if (!input.current) return
    input.current.value = String(next)
    // The new value is valid, even if it equals the quantity of the cart and nothing is sent.
    setWrong(false)
    if (next !== quantity) change(id, next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    commit()
  }
  return (
    <form className="quantity" part="quantity" noValidate onSubmit={submit}>
      {/* Which line of the page's own form is this one. */}
      <input type="hidden" name="itemid" value={id} />
      <div className="stepper">
        <button
          type="button"
          aria-label={words.fewer({ title })}
          aria-disabled={quantity <= 1 ? 'true' : undefined}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          ref={input}
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          aria-label={words.quantityOf({ title })}
          aria-invalid={isWrong ? 'true' : undefined}
          aria-describedby={isWrong ? errorId : undefined}
          defaultValue={String(quantity)}
          onBlur={onBlur}
        />
        <button
          type="button"
          aria-label={words.more({ title })}
          aria-disabled={quantity >= most ? 'true' : undefined}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
      {isWrong ? (
        <p className="bindery-error" id={errorId}>
          {words.quantityRule({ most })}
        </p>
      ) : null}
    </form>
  )
}

function Prices({ line, words }: { line: Line; words: CartWords }) {
  const { price, listPrice, previous, quantity } = line
  return (
    <>
      {quantity > 1 || listPrice ? (
        <span className="kind">
          {listPrice ? words.instead({ price, list: listPrice }) : words.each({ price })}
        </span>
      ) : null}
      {previous ? (
        <span className="changed" part="price-changed">
          {words.priceChanged({ price: previous })}
        </span>
      ) : null}
    </>
  )
}

export interface CartLineProps extends QuantityProps {
  remove: (id: string) => void
  /** Whether the line is read-only, as during maintenance. */
  fixed: boolean
}

export function CartLine({ line, words, change, remove, fixed }: CartLineProps) {
  const { id, name, image, kind, amount, saving, problem, quantity, most } = line
  const isRemoving = saving === 'removal'
  return (
    <li
      className={isRemoving ? 'line goes' : 'line'}
      part="line"
      aria-busy={saving ? 'true' : undefined}
    >
      <div className="picture">
        {image ? <img src={image} alt="" width="72" height="96" loading="lazy" /> : null}
      </div>
      <div className="what">
        <CartTitle row={line} />
        <span className="kind bindery-text">{kind}</span>
        <Prices line={line} words={words} />
      </div>
      <div className="how-many">
        {most > 1 && !fixed ? (
          <Quantity line={line} words={words} change={change} />
        ) : (
          <span className="kind">
            {words.quantity}: {quantity}
          </span>
        )}
      </div>
      <strong className="amount" part="amount">
        {amount}
      </strong>
      <div className="after">
        {saving ? <span className="kind">{isRemoving ? words.removing : words.saving}</span> : null}
        {fixed ? null : (
          <Button
            variant="link"
            part="remove"
            aria-label={words.removeOf({ title: name })}
            inactive={isRemoving}
            onClick={() => remove(id)}
          >
            {words.remove}
          </Button>
        )}
      </div>
      <div className="trouble" role="alert" aria-live="assertive">
        {problem ? (
          <>
            {problem.message}{' '}
            <Button variant="link" onClick={() => problem.retry()}>
              {words.again}
            </Button>
          </>
        ) : null}
      </div>
    </li>
  )
}
