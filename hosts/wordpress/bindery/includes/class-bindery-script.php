<?php
/**
 * The script, its hints and its settings.
 *
 * @package Bindery
 */

defined( 'ABSPATH' ) || exit;

/**
 * Adds the script to the pages.
 */
class Bindery_Script {

	/**
	 * Adds the hooks.
	 */
	public static function register() {
		add_action( 'wp_enqueue_scripts', array( __CLASS__, 'enqueue_early' ) );
		add_action( 'wp_head', array( __CLASS__, 'hints' ), 2 );
		add_filter( 'script_loader_tag', array( __CLASS__, 'tag' ), 10, 2 );
		add_action( 'wp_footer', array( __CLASS__, 'site' ), 5 );
	}

	/**
	 * The address of the script: of the settings, or of the copy in the plugin.
	 *
	 * @return string
	 */
	private static function address() {
		$own = Bindery_Settings::all()['script'];
		return '' === $own ? plugins_url( 'kit/bindery.js', BINDERY_FILE ) : $own;
	}

	/**
	 * Whether the page has a tag, as far as its post says.
	 *
	 * @return bool
	 */
	private static function is_used() {
		if ( 'used' !== Bindery_Settings::all()['where'] ) {
			return true;
		}
		$post = is_singular() ? get_queried_object() : null;
		return $post instanceof WP_Post && preg_match( '#<bindery-|wp:bindery/|\[bindery-#', $post->post_content );
	}

	/**
	 * Loads the script with the page. WordPress prints it once, however often it is asked for.
	 */
	public static function enqueue() {
		if ( is_admin() || is_feed() ) {
			return;
		}
		// The name of the file does not change, but its hash of chunks does: the cache header is for the server.
		wp_enqueue_script( 'bindery', self::address(), array(), null, false ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters
	}

	/**
	 * Loads the script in the head, where it is used.
	 */
	public static function enqueue_early() {
		if ( self::is_used() ) {
			self::enqueue();
		}
	}

	/**
	 * Tells the browser which chunks the script will need. Only for the copy in the plugin, whose files are known.
	 */
	public static function hints() {
		if ( '' !== Bindery_Settings::all()['script'] || ! self::is_used() ) {
			return;
		}
		$kit = wp_json_file_decode( BINDERY_DIR . '/kit.json', array( 'associative' => true ) );
		foreach ( isset( $kit['hints'] ) ? (array) $kit['hints'] : array() as $hint ) {
			printf(
				'<link rel="modulepreload" href="%s" integrity="%s">' . "\n",
				esc_url( plugins_url( 'kit/' . $hint['path'], BINDERY_FILE ) ),
				esc_attr( $hint['integrity'] )
			);
		}
	}

	/**
	 * Adds `async` and the settings to the script.
	 *
	 * @param string $html   The script tag of WordPress.
	 * @param string $handle The name of the script.
	 * @return string
	 */
	public static function tag( $html, $handle ) {
		if ( 'bindery' !== $handle ) {
			return $html;
		}
		$all        = Bindery_Settings::all();
		$attributes = ' async';
		if ( '' !== $all['script'] && '' !== $all['integrity'] ) {
			$attributes .= ' crossorigin="anonymous" integrity="' . esc_attr( $all['integrity'] ) . '"';
		}
		foreach ( $all['settings'] as $name => $value ) {
			$attributes .= ' data-' . sanitize_key( $name ) . '="' . esc_attr( $value ) . '"';
		}
		$json = '' === $all['json'] ? null : json_decode( $all['json'] );
		$data = is_object( $json )
			? '<script type="application/json" id="bindery-config">' . wp_json_encode( $json, JSON_HEX_TAG ) . "</script>\n"
			: '';
		return $data . preg_replace( '/<script\b/', '<script' . str_replace( array( '\\', '$' ), array( '\\\\', '\\$' ), $attributes ), $html, 1 );
	}

	/**
	 * The page type of this page.
	 *
	 * @return string
	 */
	private static function page_type() {
		if ( is_front_page() || is_home() ) {
			return Bindery_Settings::page_type( 'home' );
		}
		if ( is_singular() ) {
			return Bindery_Settings::page_type( (string) get_post_type() );
		}
		return Bindery_Settings::page_type( is_search() ? 'search' : 'archive' );
	}

	/**
	 * The tag of the page's own settings, once.
	 */
	public static function site() {
		if ( ! wp_script_is( 'bindery', 'enqueued' ) && ! wp_script_is( 'bindery', 'done' ) ) {
			return;
		}
		$type = self::page_type();
		printf( "<bindery-site%s></bindery-site>\n", '' === $type ? '' : ' page-type="' . esc_attr( $type ) . '"' );
	}
}
