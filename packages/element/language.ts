import type { Model, ViewHost } from './host.ts'

/** The element that a model is created for. */
export interface ModelOwner extends ViewHost {
  readonly root: HTMLElement
  /** Asks for the model again, once its texts are loaded. */
  scheduleUpdate(): void
}
type AnyModel = Model<unknown>

export const language = {
  /** The language tag of a view's texts. '' if it is the page's own language. */
  tag: '',
  /**
   * Creates a model with texts in the language of its element. Undefined while the texts load. The kit
   * replaces this function with its own.
   */
  createModel: (create: () => AnyModel, _owner: ModelOwner): AnyModel | undefined => create(),
}

/**
 * Sets `lang`, so that a screen reader does not pronounce a view's English texts in the page's language. The
 * fallback and slotted children keep the page's language.
 */
export const markLanguage = (element: HTMLElement): void => {
  if (language.tag) element.lang = language.tag
}
