import { findings } from '@bindery/contract/findings.ts'
import { shortJson } from '../read/state.ts'
import type { WatchedCall } from '../watch/calls.ts'
import type { InspectorView } from './inspector.model.ts'

/** Mistakes of the page's HTML, lines of the console, violations of the policy. */
export function MistakesTab({ mistakes, warnings }: InspectorView) {
  if (mistakes.length + warnings.length === 0) return <p>No mistakes found.</p>
  return (
    <ul>
      {mistakes.map(({ name, message }) => (
        <li key={message}>
          <p>{message}</p>
          <p className="soft">
            <code>{name}</code>
          </p>
        </li>
      ))}
      {warnings.map(({ kind, text }) => (
        <li key={text}>
          <p>{text}</p>
          <p className="soft">{kind === 'policy' ? 'content security policy' : 'console'}</p>
        </li>
      ))}
    </ul>
  )
}

const statusText = ({ status, ms, by, code }: WatchedCall): string => {
  const answer = status === null ? 'waits' : status === 0 ? 'no answer' : String(status)
  const parts = [answer, code, ms === null ? null : `${ms} ms`, by === 'stand-in' ? by : null]
  return parts.filter(Boolean).join(' · ')
}

/** Calls, newest first, with what of the answer does not fit the contract. */
export function CallsTab({ calls }: InspectorView) {
  if (calls.length === 0) return <p>No calls since the inspector was opened.</p>
  return (
    <ol reversed>
      {calls.toReversed().map((call) => (
        <li key={call.id}>
          <p className="line">
            <code>{call.name ?? 'no call of the contract'}</code>{' '}
            <span className={call.finding ? 'wrong' : 'soft'}>{statusText(call)}</span>
          </p>
          <p className="soft">
            {call.method} {call.url}
          </p>
          {call.finding ? (
            <dl>
              <dt>Finding</dt>
              <dd>
                <code>{call.finding.name}</code> {findings[call.finding.name].title}
              </dd>
              <dt>Expected</dt>
              <dd>
                {call.finding.path ? `${call.finding.path}: ` : ''}
                {call.finding.expected}
              </dd>
              <dt>Got</dt>
              <dd>{call.finding.got}</dd>
              <dt>Readers see</dt>
              <dd>{findings[call.finding.name].reader}</dd>
              <dt>Fix</dt>
              <dd>{findings[call.finding.name].fix}</dd>
            </dl>
          ) : null}
        </li>
      ))}
    </ol>
  )
}

/** Events, newest first. */
export function EventsTab({ events }: InspectorView) {
  if (events.length === 0) return <p>No events since the inspector was opened.</p>
  return (
    <ol reversed>
      {events.toReversed().map(({ id, name, from, detail, cancelledBy }) => (
        <li key={id}>
          <p className="line">
            <code>{name}</code> <span className="soft">from {from}</span>
          </p>
          {detail ? <p className="soft">{shortJson(detail)}</p> : null}
          {cancelledBy ? <p className="wrong">Cancelled by {cancelledBy}</p> : null}
        </li>
      ))}
    </ol>
  )
}

/** The state of the page, as it is now. */
export function StateTab({ state }: InspectorView) {
  return (
    <dl>
      {state.map(({ name, value }) => [
        <dt key={`${name} name`}>{name}</dt>,
        <dd key={name}>{value}</dd>,
      ])}
    </dl>
  )
}

/** Every setting: its value, and where it comes from. */
export function SettingsTab({ settings }: InspectorView) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Setting</th>
          <th scope="col">Value</th>
          <th scope="col">From</th>
        </tr>
      </thead>
      <tbody>
        {settings.map(({ name, value, source, refused }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              {value}
              {refused.map((each) => (
                <p key={each} className="wrong">
                  Refused: {each}
                </p>
              ))}
            </td>
            <td className={source === 'default' ? 'soft' : ''}>{source}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
