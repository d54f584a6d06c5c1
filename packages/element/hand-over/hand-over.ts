/**
 * Takes over what a reader does in a form among the children of a tag, when the tag's own form takes its place: values,
 * focus, caret, selection and marked fields. Fields are found by their names. Everything happens in one task, between
 * two events of the keyboard, so that no letter is lost. Loaded with the first tag that has such a form.
 */
import {
  activeOf,
  type Control,
  copyFields,
  isChosen,
  type LastFocus,
  matchesSafely,
} from './fields.ts'

export interface HandOverTarget {
  readonly element: HTMLElement
  /** Renders the view, if nothing holds it back any more. */
  scheduleUpdate(): void
  /** Reports that the view is rendered. */
  rendered(): void
}

export interface HandOver {
  /** True while the form must stay: an input method is composing, a button is pressed, a submit is under way. */
  isHeld(): boolean
  /** Hands over to the forms of the view. False: they are not there yet, and `rendered()` is called later. */
  take(): boolean
  /** Puts the forms back, because the view is gone. */
  end(): void
}

/** Marks a form that is being submitted and a field that is composed in. */
const busyMark = 'data-bindery-busy'
const types = ['compositionstart', 'compositionend', 'submit', 'input', 'pointerup'] as const

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter((each): each is Control =>
    each.matches('[name]:is(input:not([type=hidden],[type=submit]),select,textarea)'),
  )

/** Whether the reader has begun with the form. */
const isBegun = (form: HTMLFormElement): boolean =>
  form.matches(':focus-within') ||
  controlsOf(form).some((each) =>
    'options' in each
      ? isChosen(each)
      : each.value !== each.defaultValue ||
        ('checked' in each && each.checked !== each.defaultChecked),
  )

/** Whether both forms are about the same thing: the line of a cart, say. */
const isSameThing = (form: HTMLFormElement, other: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>('[type=hidden]')].every(({ name, value }) =>
    [...other.querySelectorAll<HTMLInputElement>('[type=hidden]')].every(
      (each) => each.name !== name || each.value === value,
    ),
  )

/** Browsers hide what they have filled in from scripts, until the reader does something on the page. */
const isFilledUnseen = (control: Control): boolean =>
  control.value === '' && matchesSafely(control, ':autofill')

/** The form among these that has the most fields of the same names. */
const counterpart = (
  form: HTMLFormElement,
  candidates: readonly HTMLFormElement[],
): HTMLFormElement | undefined => {
  const names = controlsOf(form).map(({ name }) => name)
  const score = (other: HTMLFormElement) =>
    isSameThing(form, other)
      ? controlsOf(other).filter(({ name }) => names.includes(name)).length
      : 0
  return candidates
    .filter((each) => score(each) > 0)
    .toSorted((one, other) => score(other) - score(one))[0]
}

export function createHandOver(target: HandOverTarget): HandOver {
  const { element } = target
  const retry = () => target.scheduleUpdate()
  const forms = [...element.querySelectorAll('form')].filter(
    (each) => !each.closest('[data-bindery-light]'),
  )
  // The loader puts the last such event on the element.
  const { busy } = element as { busy?: Event }
  if (busy && !busy.defaultPrevented && busy.type !== 'compositionend')
    (busy.target as Element).setAttribute(busyMark, '')
  Reflect.deleteProperty(element, 'busy')
  /** Where a form that was taken over stood. */
  const places = new Map<HTMLFormElement, Comment>()
  let watch: MutationObserver | undefined
  let isDone = false
  let last: LastFocus | undefined

  const candidates = () => {
    const own = (root: ParentNode) => [...root.querySelectorAll('form')]
    return [
      ...[...element.querySelectorAll('[data-bindery-light]')].flatMap(own),
      ...(element.shadowRoot ? own(element.shadowRoot) : []),
      // A modal has its form in a layer over the page.
      ...[...document.querySelectorAll(`[data-bindery-layer=${element.localName}]`)].flatMap(own),
    ]
  }
  const isHeld = () => {
    const control = activeOf(forms.flatMap(controlsOf))
    last = control && { control, top: control.getBoundingClientRect().top + scrollY }
    return forms.some(
      (form) =>
        form.matches(`[${busyMark}],:active,:has([${busyMark}])`) ||
        controlsOf(form).some(isFilledUnseen),
    )
  }

  const onEvent = (event: Event) => {
    const { type, target: field } = event
    if (!(field instanceof Element)) return
    const form = field.closest('form')
    if (!form || !forms.includes(form)) return
    if (type === 'submit') {
      // A submit under way is not repeated.
      if (form.hasAttribute(busyMark)) event.preventDefault()
      else if (!event.defaultPrevented) form.setAttribute(busyMark, '')
    } else if (type === 'compositionstart') field.setAttribute(busyMark, '')
    else {
      if (type === 'compositionend') field.removeAttribute(busyMark)
      // The reader has stopped the navigation, and goes on.
      if (type === 'input') form.removeAttribute(busyMark)
      // A click follows its pointerup in the same task.
      if (type === 'pointerup') setTimeout(retry)
      else retry()
    }
  }
  const onPageShow = () => {
    for (const form of forms) form.removeAttribute(busyMark)
    retry()
  }
  for (const type of types) element.addEventListener(type, onEvent)
  addEventListener('pageshow', onPageShow)
  const stop = () => {
    watch?.disconnect()
    watch = undefined
    for (const type of types) element.removeEventListener(type, onEvent)
    removeEventListener('pageshow', onPageShow)
  }

  /** Whether the view may still draw a form for this one. */
  const isComing = (form: HTMLFormElement) => {
    const root = element.shadowRoot?.querySelector('.root')
    return element.hasAttribute('open') || (!root?.firstElementChild && isBegun(form))
  }
  const waitForForms = () => {
    watch ??= new MutationObserver(() => target.rendered())
    const options = { childList: true, subtree: true, attributeFilter: ['open'] }
    for (const each of [element, element.shadowRoot, document.body])
      if (each) watch.observe(each, options)
  }

  return {
    isHeld,
    take() {
      if (isDone) return true
      const found = candidates()
      const pairs = forms.map((form) => [form, counterpart(form, found)] as const)
      if (pairs.every(([, goal]) => !goal) && forms.some(isComing)) {
        waitForForms()
        return false
      }
      for (const [form, goal] of pairs) if (goal) copyFields(controlsOf(form), form, goal, last)
      isDone = true
      stop()
      for (const form of forms) {
        // React keeps hold of what it has rendered.
        if (Object.keys(form).some((key) => key.startsWith('__react'))) {
          form.reset()
          continue
        }
        const place = document.createComment('')
        places.set(form, place)
        form.replaceWith(place)
        form.reset()
      }
      return true
    },
    end() {
      stop()
      for (const [form, place] of places) place.replaceWith(form)
      places.clear()
    },
  }
}
