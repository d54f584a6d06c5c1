import { useUid } from '@bindery/ui/view/ids.tsx'
import type { ProductWords } from './product.messages.ts'
import type { Permission } from './product-options.view.ts'

/**
 * The checkbox for the permission to make copies. While it is checked, a required field asks for the number
 * of copies.
 */
export function PermissionFields(props: Permission & { words: ProductWords }) {
  const { words, on, each, copies, error, turn, count } = props
  const id = useUid()
  return (
    <div className="permission" part="permission">
      <div className="bindery-field bindery-checkbox">
        <input
          id={`${id}-on`}
          type="checkbox"
          checked={on}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
        <label htmlFor={`${id}-on`}>{words.permission}</label>
      </div>
      {on ? (
        <div className="bindery-field">
          <label htmlFor={`${id}-copies`}>{words.permissionCopies}</label>
          <p id={`${id}-hint`} className="bindery-hint">
            {words.permissionEach({ price: each })}
          </p>
          <input
            id={`${id}-copies`}
            className="copies"
            data-bindery-copies=""
            inputMode="numeric"
            autoComplete="off"
            defaultValue={copies}
            aria-required="true"
            aria-invalid={error ? 'true' : undefined}
            aria-describedby={`${id}-hint ${id}-error`}
            onInput={(event) => count(event.currentTarget.value)}
          />
          <p id={`${id}-error`} className="bindery-error" aria-live="polite">
            {error || null}
          </p>
        </div>
      ) : null}
    </div>
  )
}
