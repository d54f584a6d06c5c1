/** Custom properties a page may set, on `:root` or on one element; `tokens.css` says what each does. */
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
