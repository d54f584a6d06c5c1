/** The part of the contract in element-contract.ts about the page around an element. */
import type { Definition } from '@bindery/element/definition.ts'
import { expect, it } from 'vitest'
import { needed } from './element-attributes.ts'
import { frame, idleWarningsLogged, place, twinOf } from './element-variant.ts'
import { emulateMedia } from './emulate-media.ts'

/** @param messages the kit's console warnings of the current test */
export function pageContract(
  definition: Definition,
  messages: () => string[],
  errors: () => unknown[],
): void {
  it('the rest of the page after a self-closed tag stays visible, with one warning', async () => {
    const { tag } = twinOf(definition)
    const main = document.body.appendChild(document.createElement('main'))
    const attributes = Object.entries(needed(definition)).map(([name, text]) => `${name}="${text}"`)
    main.innerHTML = `<h1>Title</h1><${tag} ${attributes.join(' ')} /><p>One</p><h2>Two</h2><p>Three</p>`
    const rest = [...main.querySelectorAll<HTMLElement>('p,h2')]
    await expect.poll(messages).toEqual([expect.stringContaining(`<${tag}> has no end tag`)])
    for (const each of rest) {
      expect(each.checkVisibility({ visibilityProperty: true })).toBe(true)
      expect(each.matches('[inert] *, [inert]')).toBe(false)
    }
  })

  it('a rule of the page hides the tag, on a screen and on paper, unless the kit has added the tag', async () => {
    const element = place(twinOf(definition).tag, needed(definition))
    await frame()
    const { display } = getComputedStyle(element)
    expect(display).not.toBe('none')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`.off ${element.localName}{display:none}`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    document.body.className = 'off'
    expect(getComputedStyle(element).display).toBe('none')
    element.setAttribute('data-bindery-added', '')
    expect(getComputedStyle(element).display).toBe(display)
    element.hidden = true
    expect(getComputedStyle(element).display).toBe('none')
    element.hidden = false
    element.removeAttribute('data-bindery-added')
    document.body.className = ''
    sheet.replaceSync(`@media print{${element.localName}{display:none}}`)
    expect(getComputedStyle(element).display).toBe(display)
    await emulateMedia({ media: 'print' })
    expect(getComputedStyle(element).display).toBe('none')
    await emulateMedia()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  })

  it('a block that </p> has torn apart warns, and a whole one does not', async () => {
    const isBlock = !definition.render?.options.display?.startsWith('inline')
    const [torn, whole] = [twinOf(definition).tag, twinOf(definition).tag]
    const attributes = Object.entries(needed(definition)).map(([name, text]) => `${name}="${text}"`)
    const box = document.body.appendChild(document.createElement('div'))
    box.innerHTML = `<p>A</p><p><${torn} ${attributes.join(' ')}></p><p>B</p><p></${torn}></p>`
    const other = document.body.appendChild(document.createElement('div'))
    other.innerHTML = `<p></p><p><${whole} ${attributes.join(' ')}></${whole}></p><p>B</p>`
    await idleWarningsLogged()
    expect(messages()).toEqual(
      isBlock ? [expect.stringContaining(`<${torn}> seems torn apart`)] : [],
    )
  })

  it('an element in the document of a frame keeps its styles, and no sheet stays there', async () => {
    const element = place(twinOf(definition).tag, needed(definition))
    await frame()
    const sheets = () => element.shadowRoot?.adoptedStyleSheets ?? []
    const [before, display] = [sheets(), getComputedStyle(element).display]
    const iframe = document.body.appendChild(document.createElement('iframe'))
    const inner = iframe.contentDocument as Document
    inner.body.append(element)
    await frame()
    expect(sheets().map(({ cssRules }) => cssRules.length)).toEqual(
      before.map(({ cssRules }) => cssRules.length),
    )
    expect(getComputedStyle(element).display).toBe(display)
    document.createElement('template').content.append(element)
    document.body.append(element)
    await frame()
    expect(sheets()).toEqual(before)
    expect(inner.adoptedStyleSheets).toEqual([])
    expect(errors()).toEqual([])
  })
}
