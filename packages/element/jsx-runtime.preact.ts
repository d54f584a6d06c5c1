/**
 * What JSX is compiled to in what ships. Preact has a runtime of its own for this, which makes the
 * same of it by a second copy of `createElement`.
 */
import { type ComponentType, createElement, Fragment } from 'preact'

const jsx = (type: ComponentType<object>, props: object, key?: string) =>
  createElement(type, key === undefined ? props : { ...props, key })

export { Fragment, jsx, jsx as jsxs }
