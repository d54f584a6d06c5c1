<?php
/**
 * The translations of the plugin: its own texts, and those of tags.json and settings.json.
 *
 * @package Bindery
 */

defined( 'ABSPATH' ) || exit;

/**
 * Loads and applies the translations.
 */
class Bindery_Texts {

	/**
	 * The texts of the JSON files have this context in the translations.
	 */
	const CONTEXT = 'definition';

	/**
	 * Adds the hooks.
	 */
	public static function register() {
		add_action( 'init', array( __CLASS__, 'load' ), 0 );
		add_filter( 'plugin_locale', array( __CLASS__, 'locale' ), 10, 2 );
		add_filter( 'load_script_translation_file', array( __CLASS__, 'script_file' ), 10, 3 );
	}

	/**
	 * Loads the texts.
	 */
	public static function load() {
		load_plugin_textdomain( 'bindery', false, dirname( plugin_basename( BINDERY_FILE ) ) . '/languages' );
	}

	/**
	 * One German for Germany, Austria and Switzerland, formal or not: it addresses nobody.
	 *
	 * @param string $locale The language of the user.
	 * @param string $domain Whose texts.
	 * @return string
	 */
	public static function locale( $locale, $domain ) {
		return 'bindery' === $domain && 0 === strpos( $locale, 'de_' ) ? 'de_DE' : $locale;
	}

	/**
	 * The same for the texts of the editor's script.
	 *
	 * @param string|false $file   The file that WordPress looks for.
	 * @param string       $handle The name of the script.
	 * @param string       $domain Whose texts.
	 * @return string|false
	 */
	public static function script_file( $file, $handle, $domain ) {
		return 'bindery' === $domain && is_string( $file ) ? preg_replace( '#/bindery-de_\w+-#', '/bindery-de_DE-', $file ) : $file;
	}

	/**
	 * Descriptions of tags.json or settings.json in the language of the user.
	 *
	 * @param array[] $descriptions By the name of the tag, attribute or setting.
	 * @return array[]
	 */
	public static function translate( $descriptions ) {
		$texts      = array_fill_keys( array( 'label', 'meaning', 'allowed', 'description', 'title', 'summary', 'editorText', 'firstText' ), self::CONTEXT );
		$attributes = array( 'attributes' => (object) array( '*' => (object) $texts ) );
		return translate_settings_using_i18n_schema( (object) array( '*' => (object) ( $texts + $attributes ) ), $descriptions, 'bindery' );
	}
}
