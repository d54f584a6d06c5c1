/** The design tokens as a designer looks at them: swatches, samples, and what each is for. */

import sheet from '@bindery/ui/styles/tokens.css?raw'
import kit from '@bindery/ui/styles/tokens.json'
import type { ReactNode } from 'react'
import {
  globalGroups,
  readTokens,
  resolveToken,
  type Token,
  tokenCss,
  valueCss,
} from '../../tools/design-tokens.ts'
import { colorOf, contrast, pairs } from './contrast.ts'
import './token-sheet.css'

const tokens = readTokens(kit)
const inGroup = (group: string): Token[] =>
  tokens.filter(({ path }) => path.startsWith(`${group}.`))

/** What a token is when nobody has set it, as CSS. */
const defaultOf = (token: Token): string => token.css ?? tokenCss(token, tokens)

function Row({ token, children }: { token: Token; children?: ReactNode }) {
  return (
    <li>
      {children}
      <span className="token-words">
        <code>{token.property}</code>
        <span>{token.description}</span>
        <span className="token-default">{defaultOf(token)}</span>
      </span>
    </li>
  )
}

/** A colour on light and on dark pages. */
export const Colours = () => (
  <ul className="token-sheet">
    {inGroup('color').map((token) => (
      <Row key={token.path} token={token}>
        {[false, true].map((isDark) => (
          <span
            key={String(isDark)}
            className="token-swatch"
            title={`${isDark ? 'dark' : 'light'} pages`}
            style={{ background: valueCss('color', colorOf(token, isDark)) }}
          />
        ))}
      </Row>
    ))}
  </ul>
)

/** Each pair of colours that has to be legible, on light and dark pages, as the kit shows them. */
export function Contrast() {
  const named = (name: string) => tokens.find(({ path }) => path === `color.${name}`) as Token
  return (
    <div className="token-columns">
      {[false, true].map((isDark) => (
        <ul key={String(isDark)} className="token-sheet" aria-label={isDark ? 'dark' : 'light'}>
          {pairs.map(([front, ground, least]) => {
            const [color, background] = [front, ground].map((name) => colorOf(named(name), isDark))
            if (!color || !background) return null
            const ratio = contrast(color, background)
            return (
              <li
                key={front}
                className="token-pair"
                style={{
                  color: valueCss('color', least === 3 ? colorOf(named('ink'), isDark) : color),
                  background: valueCss('color', background),
                  borderColor: valueCss('color', color),
                }}
              >
                {front} on {ground}: {ratio.toFixed(1)} ({ratio >= least ? 'passes' : 'fails'}{' '}
                {least})
              </li>
            )
          })}
        </ul>
      ))}
    </div>
  )
}

const typeStyle = ({ path, type, value }: Token) => {
  if (type === 'fontFamily') return { fontFamily: valueCss(type, value) }
  if (type === 'fontWeight') return { fontWeight: Number(value) }
  return path === 'type.font-size' ? { fontSize: 'medium' } : {}
}

/** The steps of a scale of tokens.css, by name. */
const steps = (kind: string): [string, string][] =>
  [...sheet.matchAll(new RegExp(`(--_${kind}-\\d+): ([^;]+);`, 'g'))].map(
    ([, name = '', size = '']) => [name, size],
  )

/** Fonts and weights, and the steps that every size of text is one of. */
export const Type = () => (
  <>
    <ul className="token-sheet">
      {inGroup('type').map((token) => (
        <Row key={token.path} token={token}>
          <span className="token-sample" style={typeStyle(token)}>
            The Long View
          </span>
        </Row>
      ))}
    </ul>
    <ul className="token-sheet" aria-label="Steps of type">
      {steps('size').map(([name, size]) => (
        <li key={name}>
          <span style={{ fontSize: size }}>The Long View</span> <code>{size}</code>
        </li>
      ))}
    </ul>
  </>
)

/** Distances, and the steps that every distance is one of. */
export const Space = () => (
  <>
    <ul className="token-sheet">
      {inGroup('space').map((token) => (
        <Row key={token.path} token={token}>
          <span className="token-bar" style={{ inlineSize: defaultOf(token) }} />
        </Row>
      ))}
    </ul>
    <ul className="token-sheet" aria-label="Steps of space">
      {steps('space').map(([name, size]) => (
        <li key={name}>
          <span className="token-bar" style={{ inlineSize: size }} /> <code>{size}</code>
        </li>
      ))}
    </ul>
  </>
)

/** Corners, shadows and motion. The motion shows under the pointer. */
export const Shape = () => (
  <ul className="token-sheet">
    {['shape', 'elevation', 'motion'].flatMap(inGroup).map((token) => {
      const css = valueCss(token.type, token.value)
      const style =
        token.type === 'shadow'
          ? { boxShadow: css }
          : token.type === 'duration'
            ? { transitionDuration: css }
            : { borderRadius: css }
      return (
        <Row key={token.path} token={token}>
          <span className={`token-box token-${token.type}`} style={style} />
        </Row>
      )
    })}
  </ul>
)

/** The tokens of each component. Each falls back to a global one, so set it only for a difference. */
export function Components() {
  const groups = [...new Set(tokens.map(({ path }) => path.split('.')[0] ?? ''))]
  return groups
    .filter((group) => !globalGroups.includes(group))
    .map((group) => (
      <section key={group}>
        <h3>{group}</h3>
        <ul className="token-sheet">
          {inGroup(group).map((token) => {
            const target = token.css ? undefined : resolveToken(token, tokens)
            return (
              <Row key={token.path} token={token}>
                {token.type === 'color' && target && (
                  <span className="token-swatch" style={{ background: tokenCss(target, []) }} />
                )}
              </Row>
            )
          })}
        </ul>
      </section>
    ))
}
