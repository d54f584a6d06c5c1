import { LightTarget } from '@bindery/ui/view/light-dom.tsx'
import { useContext, useLayoutEffect } from 'react'

/** What the page has put into the tag for the logo: an element, or the content of a template. */
const logoOf = (tag: Element): Element[] => {
  const given = tag.querySelector(':scope > [slot="logo"]')
  const content = given instanceof HTMLTemplateElement ? [...given.content.children] : [given]
  // An element without a text and a picture is an empty field of a CMS.
  return content.filter(
    (each): each is Element =>
      !!each &&
      (!!each.textContent?.trim() || each.matches('img,svg,picture,:has(img,svg,picture)')),
  )
}

/**
 * The page's logo in the modal. A copy, because the modal is drawn in another tree, and the original belongs to the page,
 * whose framework would miss it. Nothing if the page has none.
 */
export function AuthLogo({ tag }: { tag: Element }) {
  const layer = useContext(LightTarget)
  useLayoutEffect(() => {
    const copies = logoOf(tag).map((each) => {
      const copy = each.cloneNode(true) as Element
      copy.slot = 'logo'
      for (const name of ['id', 'hidden']) copy.removeAttribute(name)
      return copy
    })
    layer?.append(...copies)
    return () => {
      for (const copy of copies) copy.remove()
    }
  }, [layer, tag])
  return logoOf(tag).length > 0 ? <slot name="logo" /> : null
}
