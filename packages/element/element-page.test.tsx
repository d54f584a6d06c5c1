import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { untilRendered } from '../../tests/support/element-contract.ts'
import { frame, place, warningsLogged } from '../../tests/support/element-variant.ts'
import { missingEndTag } from './diagnostics.ts'
import { freshTag, renderers, small, textOf, withFallback } from './fixtures/small.tsx'

beforeEach(async () => {
  await warningsLogged()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const lines = () => vi.mocked(console.warn).mock.calls.flat().join()

describe.each(Object.entries(renderers))('on a page, with the %s renderer', (_name, view) => {
  it('the page’s rules hide an element, and do not change its content', async () => {
    const { tag } = small(view)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `.off ${tag}{display:none} *{color:red;letter-spacing:9px;text-transform:uppercase}`,
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    const element = place(tag)
    await untilRendered(element)
    const text = element.shadowRoot?.querySelector('.text') as HTMLElement
    expect(text.checkVisibility()).toBe(true)
    const style = getComputedStyle(text)
    expect([style.color, style.letterSpacing, style.textTransform]).toEqual([
      'rgb(0, 0, 0)',
      'normal',
      'none',
    ])
    document.body.className = 'off'
    expect(text.checkVisibility()).toBe(false)
    document.body.className = ''
    element.hidden = true
    expect(text.checkVisibility()).toBe(false)
    element.hidden = false
    element.style.display = 'none'
    expect(text.checkVisibility()).toBe(false)
    element.style.display = ''
    document.body.style.visibility = 'hidden'
    expect(text.checkVisibility({ visibilityProperty: true })).toBe(false)
    document.body.style.visibility = ''
    Object.assign(document.body.style, { pointerEvents: 'none', colorScheme: 'dark' })
    expect([style.pointerEvents, style.colorScheme]).toEqual(['none', 'dark'])
    Object.assign(document.body.style, { pointerEvents: '', colorScheme: '' })
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  })

  it('an element adopts its document styles in each root that it is in, until the last one leaves', async () => {
    const name = `.light-${freshTag()}`
    const text = `${name}{color:blue}`
    const { tag } = small(view, { text: 'one' }, { documentStyles: [text] })
    const isOn = (root: Document | ShadowRoot) =>
      root.adoptedStyleSheets.filter(({ cssRules }) => cssRules[0]?.cssText.startsWith(`${name} `))
        .length
    const [first, second] = [place(tag), place(tag)]
    await frame()
    expect(isOn(document)).toBe(1)
    const outer = document.body.appendChild(document.createElement('div'))
    const inner = outer.attachShadow({ mode: 'open' })
    inner.append(first)
    await frame()
    expect([isOn(document), isOn(inner)]).toEqual([1, 1])
    first.remove()
    await frame()
    expect([isOn(document), isOn(inner)]).toEqual([1, 0])
    inner.moveBefore(second, null)
    await frame()
    expect([isOn(document), isOn(inner)]).toEqual([1, 1])
    second.remove()
    await frame()
    expect(isOn(document)).toBe(0)
  })

  it('page content after a missing end tag stays visible', async () => {
    const { tag } = small(view)
    const article = document.body.appendChild(document.createElement('article'))
    const element = article.appendChild(document.createElement(tag))
    const rest = element.appendChild(document.createElement('p'))
    rest.textContent = 'The rest of the article.'
    const other = place(tag)
    const fallback = other.appendChild(document.createElement('p'))
    fallback.textContent = 'A fallback.'
    document.body.append('\n')
    await frame()
    expect(rest.checkVisibility()).toBe(true)
    expect(textOf(element)).toBe('one')
    expect(fallback.checkVisibility()).toBe(false)
    await expect.poll(lines).toContain(`<${tag}> has no end tag`)
  })

  it('a view that shows its fallback again hides no missing end tag, a view that wraps its content is fine', () => {
    const warnAbout = (slot: string) => {
      const element = document.body.appendChild(document.createElement('div'))
      element.innerHTML = '<p>The rest of the article.</p>'
      element.attachShadow({ mode: 'open' }).innerHTML = `<div>${slot}</div><slot></slot>`
      const before = lines()
      missingEndTag(freshTag(), element)
      return lines().slice(before.length)
    }
    expect(warnAbout('<slot></slot>')).toBe('')
    expect(warnAbout('<slot data-fallback></slot>')).toContain('has no end tag')
  })

  it('page content after a missing end tag stays visible also before elements of the kit', async () => {
    const { tag } = small(view)
    const element = document.body.appendChild(document.createElement(tag))
    const rest = element.appendChild(document.createElement('p'))
    const ours = ['data-bindery-layer', 'data-bindery-added'].map((name) => {
      const own = document.body.appendChild(document.createElement('div'))
      own.setAttribute(name, '')
      return own
    })
    await frame()
    expect(rest.checkVisibility()).toBe(true)
    await expect.poll(lines).toContain(`<${tag}> has no end tag`)
    for (const own of ours) own.remove()
  })

  it('an element does not mistake its view’s light DOM for page content', async () => {
    const { tag } = small(view)
    const reading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    const { element, fallback } = withFallback(tag)
    await untilRendered(element)
    const light = element.appendChild(document.createElement('div'))
    light.setAttribute('data-bindery-light', '')
    light.append(document.createElement('p'))
    reading.mockRestore()
    document.dispatchEvent(new CustomEvent('DOMContentLoaded'))
    expect(fallback.checkVisibility()).toBe(false)
    await warningsLogged()
    expect(lines()).not.toContain(tag)
  })

  it('an element removes cloned light DOM of its own, not that of an element inside of it', async () => {
    const { tag, $view } = small(view, null)
    const outer = document.body.appendChild(document.createElement(tag))
    const inner = outer.appendChild(document.createElement(small(view).tag))
    const light = inner.appendChild(document.createElement('form'))
    const copy = outer.appendChild(document.createElement('form'))
    for (const each of [light, copy]) each.setAttribute('data-bindery-light', '')
    await untilRendered(inner)
    inner.append(light)
    $view.set({ text: 'one' })
    await untilRendered(outer)
    expect([light.isConnected, copy.isConnected]).toEqual([true, false])
  })

  it('text between two self-closed tags stays visible', async () => {
    const { tag } = small(view)
    const line = document.body.appendChild(document.createElement('p'))
    const one = line.appendChild(document.createElement(tag))
    one.append(document.createElement(tag))
    const each = one.lastElementChild?.appendChild(document.createElement('b')) as HTMLElement
    const or = one.insertBefore(document.createElement('i'), one.lastElementChild)
    for (const word of [or, each]) word.textContent = 'word'
    await frame()
    expect([or.checkVisibility(), each.checkVisibility()]).toEqual([true, true])
    await expect.poll(lines).toContain(`<${tag}> has no end tag`)
  })

  it('an element without a view yet warns about its missing end tag', async () => {
    const { tag, $view } = small(view, null)
    const element = document.body.appendChild(document.createElement(tag))
    const rest = element.appendChild(document.createElement('p'))
    await frame()
    expect(rest.checkVisibility()).toBe(true)
    await expect.poll(lines).toContain(`<${tag}> has no end tag`)
    $view.set({ text: 'one' })
    await frame()
    expect(rest.checkVisibility()).toBe(true)
  })

  it('an element without a view yet gives no warning about its fallback', async () => {
    const { tag } = small(view, null)
    const { element, fallback } = withFallback(tag)
    document.body.append('\n')
    await frame()
    expect(element.isConnected && fallback.checkVisibility()).toBe(true)
    await warningsLogged()
    expect(lines()).not.toContain(tag)
  })

  it('an element keeps its children visible until the document is parsed', async () => {
    const { tag } = small(view)
    const reading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    const { element, fallback } = withFallback(tag)
    await untilRendered(element)
    expect(fallback.checkVisibility()).toBe(true)
    reading.mockRestore()
    document.dispatchEvent(new CustomEvent('DOMContentLoaded'))
    expect(fallback.checkVisibility()).toBe(false)
  })

  it('the view takes over focus from the fallback, without a click', async () => {
    const press = vi.fn()
    const { tag, $view } = small(view, null)
    const { element, fallback } = withFallback(tag)
    const other = document.body.appendChild(document.createElement('button'))
    fallback.href = '/sign-in'
    await frame()
    fallback.focus()
    document.body.style.blockSize = '300vh'
    scrollTo(0, innerHeight)
    $view.set({ text: 'one', buttons: ['Sign in', 'Register'], press })
    await untilRendered(element)
    expect(scrollY).toBeGreaterThanOrEqual(innerHeight)
    document.body.style.blockSize = ''
    expect(element.shadowRoot?.activeElement?.textContent).toBe('Sign in')
    expect(press).not.toHaveBeenCalled()
    $view.set(null)
    await frame()
    other.focus()
    $view.set({ text: 'two', buttons: ['Sign in'] })
    await frame()
    expect(textOf(element)).toBe('two')
    expect(document.activeElement).toBe(other)
    $view.set(null)
    await frame()
    fallback.focus()
    // A view’s form in the light DOM.
    const field = element.appendChild(document.createElement('input'))
    field.slot = 'form'
    $view.set({ text: 'three', slot: { name: 'form', hidden: false } })
    await frame()
    expect(document.activeElement).toBe(field)
  })

  it.each([
    { slot: { name: '', hidden: false }, holder: 'A part' },
    { slot: { name: '', hidden: true }, holder: 'Menu' },
    { slot: { name: 'part', hidden: false }, holder: 'A part' },
    { slot: { name: 'part', hidden: true }, holder: 'Menu' },
  ])(
    'a focused child keeps focus if the view shows it in $slot, and loses it if the view hides it',
    async ({ slot, holder }) => {
      const { tag, $view } = small(view, null)
      const { element, fallback } = withFallback(tag)
      Object.assign(fallback, { href: '/part', textContent: 'A part' })
      await frame()
      fallback.focus()
      if (slot.name) fallback.slot = slot.name
      $view.set({ text: 'one', buttons: ['Menu'], slot })
      await untilRendered(element)
      const holds = element.shadowRoot?.activeElement ?? document.activeElement
      expect(holds?.textContent).toBe(holder)
    },
  )
})
