import flyout from './flyout.css?inline'

/** For a shadow root with a flyout, in addition to `baseStyles`. */
export const flyoutStyles: string[] = [flyout]
