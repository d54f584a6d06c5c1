<?php
/**
 * A shortcode for each tag: [bindery-save-button item-title="…"]My Library[/bindery-save-button].
 *
 * @package Bindery
 */

defined( 'ABSPATH' ) || exit;

/**
 * Registers the shortcodes.
 */
class Bindery_Shortcodes {

	/**
	 * Adds the hooks.
	 */
	public static function register() {
		add_action( 'init', array( __CLASS__, 'add' ) );
	}

	/**
	 * Adds the shortcodes.
	 */
	public static function add() {
		foreach ( array_keys( Bindery_Tags::safe() ) as $name ) {
			add_shortcode( 'bindery-' . $name, array( __CLASS__, 'render' ) );
		}
	}

	/**
	 * Attributes as the editor means them: a name alone is a boolean attribute, and `&quot;` is a quote.
	 *
	 * @param array|string $attributes What WordPress has read.
	 * @return array
	 */
	private static function attributes( $attributes ) {
		$read = array();
		foreach ( (array) $attributes as $key => $value ) {
			if ( is_int( $key ) ) {
				$read[ strtolower( $value ) ] = true;
			} else {
				$read[ $key ] = html_entity_decode( $value, ENT_QUOTES );
			}
		}
		return $read;
	}

	/**
	 * The HTML of a shortcode.
	 *
	 * @param array|string $attributes Its attributes.
	 * @param string|null  $content    What stands between its ends.
	 * @param string       $shortcode  Its name.
	 * @return string
	 */
	public static function render( $attributes, $content, $shortcode ) {
		$name       = substr( $shortcode, strlen( 'bindery-' ) );
		$attributes = self::attributes( $attributes );
		$inner      = self::without_halves( do_shortcode( shortcode_unautop( (string) $content ) ) );
		if ( 'paywall' === $name ) {
			return Bindery_Paywall::render( $attributes, $inner );
		}
		$tags = Bindery_Tags::safe();
		if ( $tags[ $name ]['inline'] ) {
			$inner = preg_replace( '#</?p>|<br\s*/?>#i', '', $inner );
		}
		return Bindery_Render::tag( $name, $attributes, wp_kses_post( trim( $inner ) ) );
	}

	/**
	 * Repairs the paragraphs that wpautop begins before a shortcode and ends in it, and the other way round.
	 *
	 * @param string $html The content of a shortcode.
	 * @return string
	 */
	private static function without_halves( $html ) {
		$html = preg_replace( '#^\s*(</p>|<br\s*/?>)|(<p>|<br\s*/?>)\s*$#i', '', $html );
		return preg_replace( '#<p>\s*</p>#i', '', force_balance_tags( trim( $html ) ) );
	}
}
