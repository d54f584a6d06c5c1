<?php
/**
 * Tags that somebody has written as HTML: kept by the filters of WordPress, by role, and out of wpautop.
 *
 * @package Bindery
 */

defined( 'ABSPATH' ) || exit;

/**
 * Filters of HTML.
 */
class Bindery_Html {

	/**
	 * The tags that are held back from wpautop, by their placeholders.
	 *
	 * @var string[]
	 */
	private static $held = array();

	/**
	 * Adds the hooks.
	 */
	public static function register() {
		add_filter( 'wp_kses_allowed_html', array( __CLASS__, 'allow' ), 10, 2 );
		// wpautop and wptexturize run at 10, shortcodes at 11.
		add_filter( 'the_content', array( __CLASS__, 'hold' ), 9 );
		add_filter( 'the_content', array( __CLASS__, 'release' ), 12 );
		add_filter( 'the_content', array( __CLASS__, 'notice' ), 13 );
	}

	/**
	 * Whether tags may stand in HTML that WordPress filters now: of whoever may write posts, and in what a visitor reads.
	 * A form that strangers send is not allowed to bring tags.
	 *
	 * @return bool
	 */
	private static function may_write() {
		if ( is_user_logged_in() ) {
			return current_user_can( 'edit_posts' );
		}
		$method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : 'get';
		return 'post' !== $method;
	}

	/**
	 * Allows the tags in posts. WordPress asks only for those who may not write unfiltered HTML.
	 *
	 * @param array  $allowed The allowed tags.
	 * @param string $context What is filtered.
	 * @return array
	 */
	public static function allow( $allowed, $context ) {
		if ( 'post' !== $context || ! is_array( $allowed ) || ! self::may_write() ) {
			return $allowed;
		}
		$names  = array( 'class', 'id', 'slot', 'title', 'lang', 'dir', 'hidden', 'role', 'data-*', 'aria-label', 'aria-hidden' );
		$global = array_fill_keys( $names, true );
		foreach ( Bindery_Tags::safe() as $name => $tag ) {
			$own                           = array_fill_keys( array_merge( array_keys( $tag['attributes'] ), $tag['htmlOnly'] ), true );
			$allowed[ 'bindery-' . $name ] = $own + $global;
		}
		// The fallback of a tag names the slot that it belongs to.
		foreach ( array( 'div', 'p', 'a', 'span', 'ul', 'ol', 'button', 'img' ) as $name ) {
			if ( isset( $allowed[ $name ] ) && is_array( $allowed[ $name ] ) ) {
				$allowed[ $name ]['slot'] = true;
			}
		}
		return $allowed;
	}

	/**
	 * Replaces each tag by a placeholder, so that wpautop and wptexturize do not see it.
	 *
	 * @param string $content The content of a post.
	 * @return string
	 */
	public static function hold( $content ) {
		if ( false === stripos( $content, '<bindery-' ) ) {
			return $content;
		}
		$held = preg_replace_callback(
			'#<(bindery-[a-z-]+)\b[^>]*>(?:(?!<\1\b).)*?</\1\s*>#is',
			function ( $found ) {
				$block        = preg_match( '#<(?:div|p|ul|ol|form|table|section|h[1-6]|blockquote|figure)\b#i', $found[0] );
				$element      = $block ? 'div' : 'span';
				$key          = 'bindery-held-' . count( self::$held );
				$place        = '<' . $element . ' data-' . $key . '></' . $element . '>';
				self::$held[] = array( $place, $found[0] );
				return $place;
			},
			$content
		);
		return is_string( $held ) ? $held : $content;
	}

	/**
	 * Puts the tags back.
	 *
	 * @param string $content The content of a post.
	 * @return string
	 */
	public static function release( $content ) {
		// The last first: a tag in a tag was held before it.
		foreach ( array_reverse( self::$held ) as list( $place, $html ) ) {
			$content = str_replace( $place, $html, $content );
		}
		return $content;
	}

	/**
	 * Loads the script for a tag that stands in the content as HTML.
	 *
	 * @param string $content The content of a post.
	 * @return string
	 */
	public static function notice( $content ) {
		if ( false !== stripos( $content, '<bindery-' ) ) {
			Bindery_Script::enqueue();
		}
		return $content;
	}
}
