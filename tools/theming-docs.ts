/** docs/theming.md: how to make the tags look like a paper, with the table of all tokens. */
import { join } from 'node:path'
import { cell, code } from './definitions-docs.ts'
import { buttonCase, describedTokens, isGlobal, kitTokens } from './definitions-tokens.ts'
import { aliasOf, type Token, tokenCss } from './design-tokens.ts'

export const themingFile = join(import.meta.dirname, '../docs/theming.md')

/** The default as a page's author reads it: the CSS, or the token that it falls back to. */
const defaultText = (token: Token, tokens: readonly Token[]): string => {
  const target = tokens.find(({ path }) => path === aliasOf(token.value))
  if (target) return code(target.property)
  return code(token.css ?? tokenCss(token, tokens))
}

const rows = (tokens: readonly Token[], all: readonly Token[]): string =>
  tokens
    .map(
      (token) =>
        `| ${code(token.property)} | ${token.type} | ${defaultText(token, all)} | ${cell(token.description)} |`,
    )
    .join('\n')

const parts = `## Parts

\`::part()\` reaches the boxes, headings and buttons that a tag draws. \`dist/bindery/tags.md\` and \`custom-elements.json\` name
the parts of each tag. A rule of the page wins over those of the kit.

\`\`\`css
bindery-paywall::part(gate) { border-block: 4px double currentColor }
bindery-save-flyout::part(title) { text-transform: uppercase }
[data-bindery-layer="bindery-auth-modal"]::part(dialog) { border-radius: 0 }
\`\`\`

- **Flyouts and most modals** are drawn inside of their own tag, in the browser's top layer: \`bindery-save-flyout::part(panel)\`,
  \`bindery-search::part(dialog)\`. The rule also reaches a flyout that its button has brought and that stands at the end of
  \`<body>\`: name the flyout's tag, not that of the button.
- **The sign-in modal** is drawn in a layer at the end of \`<body>\`, the element \`[data-bindery-layer="bindery-auth-modal"]\`. Its
  parts are reached from there. \`--bindery-*\` properties that are set on the tag reach it, too.

Why a layer: the parts of one tree cannot be forwarded to another, so \`bindery-auth-modal::part(dialog)\` could only match if the
modal were drawn inside of the tag. There, a \`transform\`, \`filter\` or \`overflow\` of any box around it would move or clip the
modal, \`display: none\` or \`inert\` around it would take it away, and page code that rewrites the header would remove what the
reader has typed. The browser's top layer cures the first of these only, and puts the modal over the windows of captchas and
password managers, which stand at the end of \`<body>\`. \`tests/conventions/parts.browser.test.tsx\` holds every part of every tag
to its documented selector.
`

/** The contents of docs/theming.md. */
export function themingDocs(): string {
  const all = kitTokens()
  const [scheme = ['', '']] = describedTokens().filter(([name]) => name === '--bindery-scheme')
  return `# How to make it look like your paper

Made by \`npx node tools/definitions.ts\`: the tables come from \`packages/ui/styles/tokens.json\`.

## Tokens

Custom properties, on \`:root\` or on any element for the tags in it. Begin with those for everything; one for a component is for
what differs.

\`\`\`css
:root {
  --bindery-accent: light-dark(#0f5499, #9cc7f5);
  --bindery-font: Georgia, serif;
  --bindery-radius: 0px;
  --bindery-button-background: #0d7680;
}
\`\`\`

The same tokens are in \`tokens.json\`, beside the script and in \`@bindery/elements\`, in the
[Design Tokens Format 2025.10](https://www.designtokens.org/TR/2025.10/format/) that design tools read. The extension
\`org.bindery\` has what the format has no word for: the value for dark pages (\`dark\`), and a default in CSS (\`css\`). A \`rem\` of
the file is an \`em\` of the tag's own text, so that a tag grows with \`--bindery-font-size\`.

Storybook shows all of them with their contrast, and tags on which to try values: \`npm run stories\`, then
[the tokens page](http://localhost:6006/?path=/docs/tokens-tokens--docs). \`npm run build\` writes it to \`dist/storybook\`, and
\`npm start\` and \`dist/site\` have it at \`/storybook/?path=/docs/tokens-tokens--docs\`.

### For everything

A value of another type, such as a length for a colour, counts as absent, and the console names it.

| custom property | type | default | for |
| --- | --- | --- | --- |
${rows(all.filter(isGlobal), all)}
| ${code(scheme[0])} | | | ${cell(scheme[1])} |

### For one component

Each falls back to the one under “default”. Keep the contrast: 4.5:1 for text, 3:1 for the borders of fields.

| custom property | type | default | for |
| --- | --- | --- | --- |
${rows(
  all.filter((token) => !isGlobal(token)),
  all,
)}
| ${code(buttonCase[0])} | | \`none\` | ${cell(buttonCase[1])} |

A radius of any size is harmless: buttons and fields of one line become round, boxes of several lines take at most 1em.

## The page's own fields and buttons

With the setting \`inherit-forms\` (\`data-inherit-forms\` on the script), the fields and main buttons of the kit look like those of
your page: colours, also that of the border, corners, distances, height, and the letters of buttons. The width of the border stays
the kit’s.

![The sign-in form without and with inherit-forms, beside a form of the page](inherit-forms.png)

- **What is read.** An invisible \`<input type="email">\` and \`<button>\` stand at the end of \`<body>\` for a moment, in a form. What your
  style sheets change on them becomes a token of the table above. What the browser draws by itself is not taken.
- **Classes.** If your style sheets need classes, mark an element of your page: \`<input class="form-control"
  data-bindery-pattern="field">\`, \`<button class="btn btn-primary" data-bindery-pattern="button">\`. It may be hidden; a hidden one
  has no height to give.
- **Your tokens win.** A token that the page sets on \`:root\` or \`<body>\` is left to the page, and so is the other colour of its
  pair. A tag with \`data-bindery-theme\` keeps the kit's colours.
- **Left out** is what would break reading: text below 4.5:1, also of a link in a field and of a button under the pointer; a
  border below 3:1 against the page and the kit's surface; a background that is transparent or a picture; less than 24px of
  height; text at the edge. One line in the console says what and why. The focus ring stays the kit's.
- **Themes.** The styles are read again when the device switches between light and dark, and when \`<html>\` or \`<body>\` gets
  another attribute, such as a class or \`data-theme\`. \`style\` does not count.

The code is a file of its own, which only pages with the setting load. The kit's look may be seen until then.

## Brands

![One page in four brands. A business daily: salmon paper, a claret button, teal links. A dark magazine: gold on black, thin letters. An academic publisher: white and blue, serif headings. A tabloid: white, red and black, heavy sans-serif headings, square corners](brands.png)

\`stories/brands\` has four papers as worked examples, each one file in the same format: \`salmon\`, a business daily; \`nocturne\`,
a dark magazine; \`quarto\`, an academic publisher with a dark scheme; \`siren\`, a tabloid. A unit test computes the contrast of
their texts, lines and rings, and axe checks the main tags in each. The toolbar of the stories and the embed builder switch
between them. \`brandCss\` of \`tools/design-tokens.ts\` turns such a file into CSS.

## A logo in the sign-in

\`\`\`html
<bindery-auth-modal>
  <a href="/sign-in">Sign in</a>
  <img slot="logo" hidden src="/logo.svg" alt="The Halyard Review" width="180" height="40" />
</bindery-auth-modal>
\`\`\`

The modal shows a copy of it above its heading, with its alternative text, at most as high as a button. \`hidden\`, or a
\`<template slot="logo">\` around it, keeps the page from showing it as fallback content. Nothing is shown for an empty element.

${parts}`
}
