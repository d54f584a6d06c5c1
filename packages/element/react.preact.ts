/**
 * What stands for `react` and `react-dom` in what ships: the part of them that views use, from
 * Preact itself. Its compatibility layer would add 1 kB for what no view of ours asks for.
 */
export { Component, createContext, createElement, createPortal, Fragment } from 'preact'
export * from 'preact/hooks'
