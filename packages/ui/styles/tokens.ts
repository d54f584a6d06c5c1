const colors = 'accent on-accent ink muted surface line danger success focus backdrop'
const names: string[] = []

function register(list: string, syntax: string, initialValue: string): void {
  for (const name of list.split(' ')) {
    names.push(name)
    try {
      CSS.registerProperty({ name: `--bindery-_${name}`, syntax, initialValue, inherits: true })
    } catch {
      // A second copy of the kit has registered it, or there is no browser.
    }
  }
}
register(colors, '<color>', 'rgb(14 17 22/.6)')
register('radius', '<length-percentage>', '3px')
register('top', '<length-percentage>', '0px')
register('layer', '<integer>', '1900000000')

/** For readers who want more contrast, hints and borders have the colour of text. */
const contrast =
  '@media (prefers-contrast:more){:host>*{--_line:var(--_ink);--_muted:var(--_ink);--_rule:var(--_ink);--bindery-field-line:var(--_ink);--bindery-button-secondary-line:var(--_ink)}}'

/**
 * Fills the checked copy of each token, `--bindery-_ink`, which has a type, and from it the private name, `--_ink`. If
 * the page's value is of another type, the copy inherits its default from `:host`, or else is the initial value. The
 * public token has no type: with one, `light-dark()` would be resolved where the page sets it.
 * `--_rule` is for lines that only separate, such as those between entries. `--_box-radius` is for boxes of several
 * lines, which a page's large radius would cut.
 */
export const checkedTokens: string = `:host>*{${names
  .map((name) => `--bindery-_${name}:var(--bindery-${name});--_${name}:var(--bindery-_${name});`)
  .join(
    '',
  )}--_rule:color-mix(in srgb,var(--_line) 45%,transparent);--_box-radius:min(var(--_radius),1em)}${contrast}`
