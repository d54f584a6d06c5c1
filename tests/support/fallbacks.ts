/** The plain forms of the tags, by name, as the docs show them. */
import fallbacks from '../../hosts/fallbacks.json' with { type: 'json' }

export { fallbacks }
