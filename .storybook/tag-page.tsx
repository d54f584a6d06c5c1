/** The docs page of a tag: its story, live, and what its definition says. Other components have Storybook's own page. */

import pages from 'virtual:tag-pages'
import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  type DocsContextProps,
  Primary,
  Stories,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks'
import { useContext, useSyncExternalStore } from 'react'
import { exampleOf } from '../hosts/builder/examples.ts'
import { theme, watchTheme } from './docs-theme.ts'
import { TagReference } from './tag-reference.tsx'

const ids = new Map(pages.map(({ info, id }) => [info.tag, id]))
const linkTo = (tag: string) => {
  const id = ids.get(tag)
  return id && `./?path=/docs/${id}`
}

/** Tags that cover the page, or stand at its edge: in a frame, they do so there. */
const covers = /-(flyout|modal|confirmation|banner)$/

type Story = ReturnType<DocsContextProps['componentStories']>[number]

/**
 * The whole tag on the mock API, where the file has such a story and a guest, who the toolbar begins with, sees
 * something in it. Otherwise the first story that is open.
 */
function bestStory(tag: string, stories: readonly Story[]): Story | undefined {
  const scene = stories.find(({ name }) => name === 'Scene')
  const own = Object(scene?.parameters['scene']) as { reader?: string }
  // A scene that plays in a frame would scroll this page to the frame.
  const isQuiet = !(covers.test(tag) && scene?.playFunction)
  if (scene && isQuiet && (!exampleOf(tag).reader || own.reader)) return scene
  return stories.find(({ name }) => name !== 'Closed')
}

/** The page of what is no tag: Storybook's own, with the first story once. */
const OtherPage = () => (
  <>
    <Title />
    <Description />
    <Primary />
    <Controls />
    <Stories includePrimary={false} />
  </>
)

export function TagPage() {
  const stories = useContext(DocsContext).componentStories()
  const look = useSyncExternalStore(watchTheme, theme)
  const file = stories[0]?.parameters['fileName']
  const page = pages.find(({ stories: path }) => file === `./${path}`)
  if (!page) return <OtherPage />
  const story = bestStory(page.info.tag, stories)
  const { tag } = page.info
  const links = stories.map(({ id, name }) => ({ name, href: `./?path=/story/${id}` }))
  return (
    <Unstyled>
      <TagReference page={page} linkTo={linkTo} stories={links}>
        {story && covers.test(tag) && (
          <iframe
            className="tag-frame"
            title={`${tag}: ${story.name}`}
            src={`iframe.html?id=${story.id}&viewMode=story&globals=theme:${look}`}
          />
        )}
        {story && !covers.test(tag) && (
          <>
            <Canvas of={story.moduleExport} sourceState="none" />
            {Object.keys(page.info.attributes).length > 0 && story.parameters['scene'] && (
              <details>
                <summary>Try its attributes</summary>
                <Controls of={story.moduleExport} />
              </details>
            )}
          </>
        )}
      </TagReference>
    </Unstyled>
  )
}
