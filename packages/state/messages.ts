import type { Messages, Translations } from '@nanostores/i18n'

/** Every text a reader can see, by noun; the setting `messages` overrides `noun.key`. */
export interface MessageBook {
  define<Body extends Translations>(noun: string, base: Body): Messages<Body>
}
