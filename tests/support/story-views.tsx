/** The stories as states of a tag, for tests in a browser. */
import { createElement, type FunctionComponent, type ReactNode } from 'react'

interface Story {
  readonly args?: object
  readonly parameters?: { readonly scene?: unknown }
  readonly render?: (args: object) => ReactNode
}
interface StoryFile {
  readonly default: Story & { readonly component?: FunctionComponent<object> }
  readonly [name: string]: Story
}

// Not those about Storybook's own pages, which only Storybook can build.
const storyFiles = import.meta.glob<StoryFile>([
  '../../stories/*/*.stories.tsx',
  '!../../stories/{docs,tokens}/*',
])

const viewOf = (meta: StoryFile['default'], story: Story) => (): ReactNode => {
  const { render, component, args } = { ...meta, ...story, args: { ...meta.args, ...story.args } }
  if (render) return render(args)
  return component ? createElement(component, args) : null
}

/** Draws one story of a view. @param path of the file, below stories and without its ending */
export async function storyView(path: string, name: string): Promise<ReactNode> {
  const file = await storyFiles[`../../stories/${path}.stories.tsx`]?.()
  const story = file?.[name]
  if (!file || !story) throw new Error(`There is no story ${name} in ${path}.`)
  return viewOf(file.default, story)()
}

/** The stories that show a view of the tag, and not a scene with a server. */
export async function storiesOf(tag: string, file: string): Promise<(() => ReactNode)[]> {
  const paths = Object.keys(storyFiles).filter((path) => {
    const feature = path.split('/').at(-2)
    return (
      path.endsWith(`/${file}.stories.tsx`) || (tag === 'bindery-auth-modal' && feature === 'auth')
    )
  })
  const files = await Promise.all(paths.map((path) => storyFiles[path]?.()))
  return files.flatMap((each) => {
    if (!each) return []
    const { default: meta, ...stories } = each
    return Object.values(stories)
      .filter((story) => !{ ...meta, ...story }.parameters?.scene)
      .map((story) => viewOf(meta, story))
  })
}
