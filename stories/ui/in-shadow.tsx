import { Stage } from '@bindery/ui/test/stage.tsx'
import type { Decorator } from '@storybook/react-vite'

/** Shows a primitive where it lives: in a shadow root with our sheets. */
export const inShadow: Decorator = (Story) => (
  <Stage>
    <Story />
  </Stage>
)
