import { quantityOf } from '@bindery/contract/cart-rule.ts'
import { Button } from '@bindery/ui/button.tsx'
import { useUid } from '@bindery/ui/ids.tsx'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { CartWords } from './cart.messages.ts'
import type { CartLine as Line } from './cart.view.ts'
import { CartTitle } from './cart-title.tsx'

interface QuantityProps {
  line: Line
  words: CartWords
  change: (id: string, quantity: number) => void
}

/** How many of a line: stepped, or typed. What is typed counts when focus leaves, or with Enter. */
function Quantity({ line, words, change }: QuantityProps) {
  const { id, name: title, quantity, most } = line
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState(false)
  const fault = useUid()
  useLayoutEffect(() => {
    if (input.current) input.current.value = String(quantity)
    setWrong(false)
  }, [quantity])

  /** 0: no quantity that this line may have. */
  const typed = () => {
    const now = quantityOf(input.current?.value ?? '')
    return now <= most ? now : 0
  }
  const judge = () => setWrong(!typed())
  const commit = () => {
    judge()
    const now = typed()
    if (now && now !== quantity) change(id, now)
  }
  const leave = () => {
    // Words that come up while something is pressed would move it from under the pointer.
    const later = !typed() && document.querySelector(':active')
    if (later) addEventListener('click', judge, { once: true })
    else commit()
  }
  const step = (by: number) => {
    // What is shown counts: several presses may come before the first has been heard.
    const now = Number(input.current?.value)
    const next = Math.min(Math.max((Number.isSafeInteger(now) ? now : quantity) + by, 1), most)
    if (!input.current) return
    input.current.value = String(next)
    // A wrong one is gone with this press, also where it leads back to what the cart has.
    setWrong(false)
    if (next !== quantity) change(id, next)
  }
  const enter = (event: KeyboardEvent) => {
    // 13 is Enter. The one that ends the composing of a number is 229, in Safari as well.
    if (event.keyCode !== 13) return
    event.preventDefault()
    commit()
  }
  return (
    <div className="quantity" part="quantity">
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
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          aria-label={words.quantityOf({ title })}
          aria-invalid={wrong ? 'true' : undefined}
          aria-describedby={wrong ? fault : undefined}
          defaultValue={String(quantity)}
          onBlur={leave}
          onKeyDown={enter}
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
      {wrong ? (
        <p className="bindery-error" id={fault}>
          {words.quantityRule({ most })}
        </p>
      ) : null}
    </div>
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
  /** Nothing can be changed now. */
  fixed: boolean
}

/** A line of the cart. */
export function CartLine({ line, words, change, remove, fixed }: CartLineProps) {
  const { id, name, image, kind, amount, saving, problem, quantity, most } = line
  const goes = saving === 'removal'
  return (
    <li className={goes ? 'line goes' : 'line'} part="line" aria-busy={saving ? 'true' : undefined}>
      <div className="picture">
        {image ? <img src={image} alt="" width="72" height="96" loading="lazy" /> : null}
      </div>
      <div className="what">
        <CartTitle row={line} />
        <span className="kind">{kind}</span>
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
        {saving ? <span className="kind">{goes ? words.removing : words.saving}</span> : null}
        {fixed ? null : (
          <Button
            variant="link"
            part="remove"
            aria-label={words.removeOf({ title: name })}
            inactive={goes}
            onClick={() => remove(id)}
          >
            {words.remove}
          </Button>
        )}
      </div>
      <div className="trouble" role="alert">
        {problem ? (
          <>
            {problem.message}{' '}
            <Button variant="link" onClick={() => problem.again()}>
              {words.again}
            </Button>
          </>
        ) : null}
      </div>
    </li>
  )
}
