// The floor of a flyout: the same texts and checkboxes on the same button, written by hand. `floorFlyout`
// opens it and returns a function that removes it.
const sheet = new CSSStyleSheet()
sheet.replaceSync(`
[popover] { position-area: block-end span-inline-end; position-try-fallbacks: flip-inline; box-sizing: border-box;
  inset: auto; inline-size: max-content; min-inline-size: 16em; max-inline-size: 24em; margin: 0.25em 0 0;
  padding: 1.25em; border: 1px solid light-dark(#c9c5bd, #4c5157); border-radius: 3px;
  box-shadow: 0 0.5em 1.5em rgb(0 0 0 / 20%); background: light-dark(#fff, #1d2125);
  font: medium / 1.5 system-ui, sans-serif; color: light-dark(#17191c, #eceae6) }
h2 { margin: 0 2em 0.5em 0; font: 600 1.1875em / 1.3 Georgia, serif }
fieldset { margin: 0; padding: 0; border: 0 }
legend { font-weight: 600 }
label { display: block }
ul { max-block-size: 16em; margin: 0 0 1em; padding: 0; overflow: auto; list-style: none }
li { display: flex; gap: 0.5em; padding: 0.375em 0 }
[type=search] { box-sizing: border-box; inline-size: 100%; min-block-size: 2.75em; padding: 0.5em 0.75em;
  border: 1px solid #777; border-radius: 3px; font: inherit }
[type=checkbox] { inline-size: 1.25em; block-size: 1.25em }
button { min-block-size: 2.75em; padding: 0.5em 1.25em; border: 1px solid transparent; border-radius: 3px;
  background: light-dark(#1c3b61, #b3cdf0); font: inherit; font-weight: 600; color: light-dark(#fff, #10161e) }
.close { position: absolute; inset: 0.5em 0.5em auto auto; background: none; color: inherit }
`)
const host = document.createElement('div')
const root = host.attachShadow({ mode: 'open' })
root.adoptedStyleSheets = [sheet]
document.body.append(host)

const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}
const row = (id) =>
  make(
    'li',
    {},
    make('input', { type: 'checkbox', id }),
    make('label', { htmlFor: id, textContent: id }),
  )

globalThis.floorFlyout = (anchor, rows) => {
  anchor.style.setProperty('anchor-name', '--floor')
  const names = [...Array(rows).keys()].map((number) => `Folder ${number + 1}`)
  const field = make('input', { type: 'search', id: 'find' })
  const panel = make(
    'div',
    { popover: 'manual', tabIndex: -1, role: 'dialog', ariaLabel: 'Save' },
    make('h2', { textContent: 'Save' }),
    make('button', { type: 'button', className: 'close', ariaLabel: 'Close' }, '×'),
    make('p', { textContent: 'The Neighbour Test' }),
    make(
      'fieldset',
      {},
      make('legend', { textContent: 'Folders' }),
      make('label', { htmlFor: 'find', textContent: 'Find a folder' }),
      field,
      make('ul', {}, ...names.map(row)),
    ),
    make('button', { type: 'button', textContent: 'Save' }),
    make('button', { type: 'button', textContent: 'New folder' }),
  )
  panel.style.setProperty('position-anchor', '--floor')
  root.append(panel)
  panel.showPopover()
  field.focus()
  return () => panel.remove()
}
