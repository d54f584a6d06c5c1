/** Custom properties that a page may set; `tokens.css` describes each. */
export const tokens: readonly string[] = [
  'accent',
  'on-accent',
  'ink',
  'muted',
  'surface',
  'line',
  'danger',
  'success',
  'focus',
  'radius',
  'font',
  'heading-font',
  'font-size',
  'backdrop',
  'layer',
].map((name) => `--bindery-${name}`)
