import { cdp } from 'vitest/browser'

/** A media type and features that the browser's own protocol can emulate. */
interface Media {
  media?: 'print'
  features?: { name: 'prefers-contrast' | 'prefers-color-scheme'; value: string }[]
}

interface Protocol {
  send(method: 'Emulation.setEmulatedMedia', media: Media): Promise<unknown>
}

/** Emulates a medium for the page of a component test. Without an argument, it is the real one again. */
export const emulateMedia = (media: Media = {}): Promise<unknown> =>
  // The types of the protocol come with the browser's provider, which components do not see.
  (cdp() as unknown as Protocol).send('Emulation.setEmulatedMedia', media)
