/**
 * The JSX runtime of the shipped build. Preact's own `preact/jsx-runtime` contains a second copy of
 * `createElement`.
 */
import { type ComponentType, createElement, Fragment } from 'preact'

const jsx = (type: ComponentType<object>, props: object, key?: string) =>
  createElement(type, key === undefined ? props : { ...props, key })

export { Fragment, jsx, jsx as jsxs }
