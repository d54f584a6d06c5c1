<?php
/**
 * The paywall: what stands in it is sent only to readers for whom the API has counted the article.
 *
 * @package Bindery
 */

defined( 'ABSPATH' ) || exit;

/**
 * Asks the API and holds back the rest of a post.
 */
class Bindery_Paywall {

	/**
	 * The answer of the API for the post of this page: open, guest, spent or unknown.
	 *
	 * @var array<int, string>
	 */
	private static $answers = array();

	/**
	 * Adds the hooks.
	 */
	public static function register() {
		add_action( 'template_redirect', array( __CLASS__, 'ask' ) );
	}

	/**
	 * The kind of the paywall in a post, or null if it has none.
	 *
	 * @param WP_Post $post The post.
	 * @return string|null
	 */
	private static function kind( $post ) {
		$content = $post->post_content;
		if ( ! has_block( 'bindery/paywall', $post ) && ! has_shortcode( $content, 'bindery-paywall' ) ) {
			return null;
		}
		return preg_match( '#bindery[/-]paywall[^>\]]*kind"?\s*[=:]\s*"?ascend#', $content ) ? 'ascend' : 'quota';
	}

	/**
	 * Asks the API once for the page of a post with a paywall, before anything is sent: the page is private then.
	 */
	public static function ask() {
		if ( ! is_singular() || is_feed() || is_embed() ) {
			return;
		}
		$post = get_queried_object();
		$kind = $post instanceof WP_Post ? self::kind( $post ) : null;
		if ( null === $kind ) {
			return;
		}
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			// The name on which caching plugins have agreed.
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
		}
		header( 'Cache-Control: private, no-store' );
		if ( is_preview() && current_user_can( 'edit_post', $post->ID ) ) {
			self::$answers[ $post->ID ] = 'open';
			return;
		}
		self::$answers[ $post->ID ] = self::answer( (string) get_permalink( $post ), $kind );
	}

	/**
	 * Whether a reader opens the page now. A prefetch, a picture or a HEAD request counts no article.
	 *
	 * @return bool
	 */
	private static function is_opened() {
		$header = function ( $name, $usual = '' ) {
			return isset( $_SERVER[ $name ] ) ? sanitize_text_field( wp_unslash( $_SERVER[ $name ] ) ) : $usual;
		};
		return 'GET' === $header( 'REQUEST_METHOD' )
			&& 'navigate' === $header( 'HTTP_SEC_FETCH_MODE', 'navigate' )
			&& 'document' === $header( 'HTTP_SEC_FETCH_DEST', 'document' )
			&& ! preg_match( '/prefetch|prerender|preview/i', $header( 'HTTP_SEC_PURPOSE' ) . $header( 'HTTP_PURPOSE' ) . $header( 'HTTP_X_MOZ' ) );
	}

	/**
	 * The reader's cookies for the API. Those of WordPress itself stay here.
	 *
	 * @return WP_Http_Cookie[]
	 */
	private static function cookies() {
		$cookies = array();
		foreach ( $_COOKIE as $name => $value ) {
			if ( is_string( $value ) && ! preg_match( '/^(wordpress_|wp-|wp_|comment_author)/', (string) $name ) ) {
				$cookies[] = new WP_Http_Cookie(
					array(
						'name'  => $name,
						// The API decides what it means: it has to reach it as the browser sent it.
						'value' => rawurlencode( wp_unslash( $value ) ), // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
					)
				);
			}
		}
		return $cookies;
	}

	/**
	 * Lets the API count the article and decide.
	 *
	 * @param string $url  The address of the article.
	 * @param string $kind The meter: quota or ascend.
	 * @return string open, guest, spent, or unknown if the API does not answer.
	 */
	private static function answer( $url, $kind ) {
		$cookies = self::cookies();
		if ( ! $cookies || ! self::is_opened() ) {
			return 'guest';
		}
		$response = wp_remote_post(
			Bindery_Settings::api_address() . 'user/' . ( 'ascend' === $kind ? 'ascend-quota' : 'quota' ),
			array(
				'timeout' => 3,
				'cookies' => $cookies,
				'headers' => array(
					'Content-Type'     => 'application/json',
					'X-Requested-With' => 'bindery',
					'Origin'           => untrailingslashit( home_url() ),
				),
				'body'    => wp_json_encode( array( 'url' => (string) wp_parse_url( $url, PHP_URL_PATH ) ) ),
			)
		);
		$status   = (int) wp_remote_retrieve_response_code( $response );
		if ( 401 === $status || 403 === $status ) {
			return 'guest';
		}
		$body = json_decode( wp_remote_retrieve_body( $response ), true );
		if ( 200 !== $status || ! is_array( $body ) || ! isset( $body['granted'] ) ) {
			return 'unknown';
		}
		return true === $body['granted'] ? 'open' : 'spent';
	}

	/**
	 * The rest of the post for a reader with access, else the gate. Feeds, excerpts, search results and the REST API
	 * never get the rest, because nobody has asked the API for them.
	 *
	 * @param array  $attributes The attributes of the tag.
	 * @param string $rest       What the paywall holds back.
	 * @return string
	 */
	public static function render( $attributes, $rest ) {
		$post   = get_post();
		$answer = $post && isset( self::$answers[ $post->ID ] ) ? self::$answers[ $post->ID ] : 'guest';
		if ( 'open' === $answer ) {
			return $rest;
		}
		$texts = array(
			'guest'   => __( 'The rest of this article is for readers with an account.', 'bindery' ),
			'spent'   => __( 'You have read the articles that your account opens this month.', 'bindery' ),
			'unknown' => __( 'We could not look up your account just now. Please load the page again in a minute.', 'bindery' ),
		);
		$text  = '<p>' . esc_html( $texts[ $answer ] ) . '</p>';
		if ( is_feed() && $post ) {
			return $text . '<p><a href="' . esc_url( (string) get_permalink( $post ) ) . '">' . esc_html__( 'Read on our site', 'bindery' ) . '</a></p>';
		}
		return Bindery_Render::tag( 'paywall', $attributes, $text );
	}
}
