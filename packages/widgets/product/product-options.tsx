import type { ViewHost } from '@bindery/element/host.ts'
import { Button } from '@bindery/ui/button/button.tsx'
import { Notice } from '@bindery/ui/notice/notice.tsx'
import { useUid } from '@bindery/ui/view/ids.tsx'
import { useOnChange } from '@bindery/ui/view/use-on-change.ts'
import { View } from '@bindery/ui/view/view.tsx'
import { useRef } from 'react'
import { PermissionFields } from './permission-fields.tsx'
import type { OptionsView } from './product-options.view.ts'
import type { Choice } from './product-rules.ts'
import { TogetherGroup } from './together-group.tsx'

type Shown = Extract<OptionsView, { readonly step: 'shown' }>

interface RadiosProps {
  legend: string
  choices: readonly Choice[]
  chosen: string
  /** The text beside a disabled choice. It names the formats that have the choice. */
  why: (only: readonly string[]) => string
  onChoose: (name: string) => void
}

function Radios({ legend, choices, chosen, why, onChoose }: RadiosProps) {
  const id = useUid()
  return (
    <fieldset className="choice" part="choice">
      <legend>{legend}</legend>
      <div className="ways">
        {choices.map(({ name, only }, at) => (
          <label key={name} className="way" part={only[0] ? 'way missing' : 'way'}>
            <input
              type="radio"
              name={id}
              id={`${id}-${at}`}
              checked={name === chosen}
              disabled={only.length > 0}
              onChange={() => onChoose(name)}
            />
            <span className="bindery-text">
              <bdi>{name}</bdi>
              {only[0] ? <small> {why(only)}</small> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Volume({ words, volume }: Pick<Shown, 'words' | 'volume'>) {
  return (
    <table className="volume" part="volume">
      <caption>{words.volume}</caption>
      <thead>
        <tr>
          <th scope="col">{words.copies}</th>
          <th scope="col">{words.each}</th>
        </tr>
      </thead>
      <tbody>
        {volume.map(({ copies, each }) => (
          <tr key={copies}>
            <th scope="row">{copies}</th>
            <td>{each}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Options(view: Shown) {
  const { words, formats, languages, format, language, volume, permission, together } = view
  const why = (only: readonly string[]) => words.onlyAs({ formats: only.join(', ') })
  return (
    <div className="options" part="options">
      <Radios
        legend={words.format}
        choices={formats.map((name) => ({ name, only: [] }))}
        chosen={format}
        why={why}
        onChoose={view.chooseFormat}
      />
      <Radios
        legend={words.language}
        choices={languages}
        chosen={language}
        why={why}
        onChoose={view.chooseLanguage}
      />
      <p className="facts">
        {view.price ? (
          <strong className="price" part="price">
            {view.price}
          </strong>
        ) : null}
        <span className="delivery">{view.delivery}</span>
      </p>
      {view.soon ? (
        <p className="soon" part="soon">
          {view.soon}
        </p>
      ) : null}
      {volume.length > 0 ? <Volume words={words} volume={volume} /> : null}
      {permission ? <PermissionFields words={words} {...permission} /> : null}
      {/* Always rendered, and always here: a button that moves in the DOM loses focus. */}
      <div className="add" hidden={view.soon !== ''}>
        <slot name="add" />
      </div>
      {together ? <TogetherGroup words={words} {...together} /> : null}
    </div>
  )
}

/** The options of a product, and the products of its "Better together" group. */
export function ProductOptions(view: OptionsView & { host: ViewHost }) {
  const { host, step } = view
  const place = useRef<HTMLDivElement>(null)
  const failed = step === 'failed'
  useOnChange(failed, () => {
    // The retry button has unmounted. If focus is still in the element, it moves to the first choice.
    const held = document.activeElement === host.element
    if (!failed && held) place.current?.querySelector('input')?.focus()
  })
  return (
    <View host={host}>
      <div ref={place}>
        {view.step === 'failed' ? (
          <>
            <Notice kind="error">{view.message}</Notice>
            {view.again ? <Button onClick={view.again}>{view.words.again}</Button> : null}
            <slot data-fallback />
            <slot name="add" />
          </>
        ) : (
          <Options {...view} />
        )}
      </div>
    </View>
  )
}
