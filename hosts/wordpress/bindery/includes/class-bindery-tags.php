<?php
/**
 * The tags as the build describes them in tags.json.
 *
 * @package Bindery
 */

defined( 'ABSPATH' ) || exit;

/**
 * Reads tags.json.
 */
class Bindery_Tags {

	/**
	 * The descriptions, by the name of the tag without its prefix.
	 *
	 * @var array|null
	 */
	private static $tags = null;

	/**
	 * All tags by their name without `bindery-`.
	 *
	 * @return array
	 */
	public static function all() {
		if ( null === self::$tags ) {
			$tags       = wp_json_file_decode( BINDERY_DIR . '/tags.json', array( 'associative' => true ) );
			self::$tags = is_array( $tags ) ? $tags : array();
		}
		return self::$tags;
	}

	/**
	 * The tags that have a block and a shortcode. The others load code or frames of other sites, or change the settings
	 * of the page: whoever may write unfiltered HTML can write them.
	 *
	 * @return array
	 */
	public static function safe() {
		return array_filter(
			self::all(),
			function ( $tag ) {
				return ! $tag['restricted'];
			}
		);
	}
}
