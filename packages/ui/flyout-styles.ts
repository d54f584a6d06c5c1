import flyout from './flyout.css?inline'

/** For a shadow root with a flyout, beside the base. */
export const flyoutStyles: string[] = [flyout]
