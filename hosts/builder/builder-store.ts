/** The builder's state: the choice, kept in the address, and the notice at its end. */
import { atom, computed } from 'nanostores'
import { valueProblem } from '../../packages/conformance/doctor/attribute-rules.ts'
import { type Choice, decodeChoice, defaultPreview, encodeChoice, type Preview } from './choice.ts'
import { exampleOf } from './examples.ts'
import { plainFormOf } from './plain-forms.ts'
import type { Format } from './snippet.ts'
import type { TagInfo } from './tag-info.ts'

const firstTag = 'bindery-save-button'

/** The choice with which a tag begins: its example, and a reader who sees something. */
export function firstChoice(tag: string): Choice {
  const { attributes = {}, reader } = exampleOf(tag)
  const preview = reader ? { ...defaultPreview, reader } : defaultPreview
  return { tag, attributes, preview, form: '' }
}

export function createBuilderStore(tags: readonly TagInfo[], page: Pick<Location, 'hash'>) {
  const $choice = atom<Choice>(decodeChoice(page.hash, tags) ?? firstChoice(firstTag))
  const $format = atom<Format>('html')
  /** What the page's last notice says: copied, or where the preview would have gone. */
  const $notice = atom('')
  const infoOf = (tag: string): TagInfo => tags.find((each) => each.tag === tag) as TagInfo
  const $info = computed($choice, ({ tag }) => infoOf(tag))
  /** By attribute name: why its value is not allowed. */
  const $problems = computed([$choice, $info], ({ attributes }, info) => {
    const problems: Record<string, string> = {}
    for (const [name, value] of Object.entries(attributes)) {
      const attribute = info.attributes[name]
      const problem = attribute ? valueProblem(attribute, value) : null
      if (problem) problems[name] = problem
    }
    return problems
  })
  const set = (choice: Choice) => {
    $notice.set('')
    $choice.set(choice)
  }
  return {
    tags,
    $choice,
    $format,
    $info,
    $notice,
    $problems,
    chooseTag: (tag: string) => set(firstChoice(tag)),
    /** @param value null removes the attribute */
    setAttribute(name: string, value: string | null) {
      const choice = $choice.get()
      const attributes = { ...choice.attributes }
      if (value === null) delete attributes[name]
      else attributes[name] = value
      set({ ...choice, attributes })
    },
    /** @param form '' for the example's own content */
    setForm(form: string) {
      const choice = $choice.get()
      const more = plainFormOf(choice.tag, form)?.attributes
      set({ ...choice, form, attributes: { ...choice.attributes, ...more } })
    },
    setPreview: (part: Partial<Preview>) => {
      const choice = $choice.get()
      set({ ...choice, preview: { ...choice.preview, ...part } })
    },
    /** Takes over the choice of an address, for example after the browser's Back. */
    follow(hash: string) {
      const choice = decodeChoice(hash, tags)
      if (choice && encodeChoice(choice) !== encodeChoice($choice.get())) set(choice)
    },
  }
}

export type BuilderStore = ReturnType<typeof createBuilderStore>
