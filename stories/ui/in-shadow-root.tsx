import { InShadowRoot } from '@bindery/ui/test/in-shadow-root.tsx'
import type { Decorator } from '@storybook/react-vite'

/** Renders a component in a shadow root with the kit's style sheets. */
export const inShadowRoot: Decorator = (Story) => (
  <InShadowRoot>
    <Story />
  </InShadowRoot>
)
