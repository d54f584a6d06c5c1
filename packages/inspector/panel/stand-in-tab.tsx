import type { Reader, ServerMood } from '../stand-in/stand-in.ts'
import type { InspectorModel, InspectorView } from './inspector.model.ts'

interface ChoiceProps {
  id: string
  label: string
  value: string
  options: readonly (readonly [value: string, text: string])[]
  onChange: (value: string) => void
}

function Choice({ id, label, value, options, onChange }: ChoiceProps) {
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </p>
  )
}

const same = (values: readonly string[]) => values.map((value) => [value, value] as const)

/** The controls of the stand-in: the reader, the state of the server, the call that fails. */
export function StandInTab({ view, model }: { view: InspectorView; model: InspectorModel }) {
  const { standIn, tags } = view
  const { step, refusal, reader, readers, server, servers, tag, errors, error } = standIn
  if (step !== 'on')
    return (
      <>
        <p>
          A server in this browser answers in place of yours. You try the page as any reader, with
          any error, and your server hears nothing of it. It ends with the page.
        </p>
        {refusal ? (
          <p className="wrong">{refusal}</p>
        ) : (
          <p>
            <button
              type="button"
              aria-disabled={step === 'starting'}
              onClick={() => void model.startStandIn()}
            >
              Start the stand-in reader
            </button>
          </p>
        )}
      </>
    )
  const kinds = [...new Set(tags.map((each) => each.tag))]
  return (
    <>
      <Choice
        id="reader"
        label="Reader"
        value={reader}
        options={same(readers)}
        onChange={(value) => void model.play(value as Reader)}
      />
      <Choice
        id="server"
        label="Server"
        value={server}
        options={same(servers)}
        onChange={(value) => void model.serve(value as ServerMood)}
      />
      <Choice id="tag" label="Tag" value={tag} options={same(kinds)} onChange={model.chooseTag} />
      <Choice
        id="error"
        label="Error of its calls"
        value={error?.id ?? ''}
        options={[['', 'none'], ...errors.map(({ id }) => [id, id] as const)]}
        onChange={(value) => void model.fail(value)}
      />
      {error ? <p className="soft">{error.description}</p> : null}
      <p className="line">
        <button type="button" onClick={() => void model.expireSession()}>
          Let the session expire
        </button>
        <button type="button" onClick={() => void model.signOutElsewhere()}>
          Sign out in another tab
        </button>
        <button type="button" onClick={() => void model.resetStandIn()}>
          Reset
        </button>
        <button type="button" onClick={() => void model.stopStandIn()}>
          Stop the stand-in
        </button>
      </p>
      <p className="soft">
        The accounts of docs/server.md can sign in, with the password Bindery#2026. A form that asks
        to reload the page leaves it as it is.
      </p>
    </>
  )
}
