<?php
/**
 * The settings of the site, in one option. Their names and meanings come from settings.json, which the build writes.
 *
 * @package Bindery
 */

defined( 'ABSPATH' ) || exit;

/**
 * Reads and sanitises the settings.
 */
class Bindery_Settings {

	const OPTION = 'bindery';

	/**
	 * The settings that a page can have, as the build describes them.
	 *
	 * @return array
	 */
	public static function fields() {
		static $fields = null;
		if ( null === $fields ) {
			$read   = wp_json_file_decode( BINDERY_DIR . '/settings.json', array( 'associative' => true ) );
			$fields = is_array( $read ) ? $read : array();
		}
		return $fields;
	}

	/**
	 * The stored settings.
	 *
	 * @return array
	 */
	public static function all() {
		$stored = get_option( self::OPTION );
		$usual  = array(
			'script'     => '',
			'integrity'  => '',
			'where'      => 'everywhere',
			'settings'   => array(),
			'json'       => '',
			'page_types' => array(
				'post' => 'article',
				'page' => '',
				'home' => 'Home Page',
			),
		);
		return is_array( $stored ) ? array_merge( $usual, $stored ) : $usual;
	}

	/**
	 * One setting of the kit; '' if it has its default.
	 *
	 * @param string $name Its name, such as api-base.
	 * @return string
	 */
	public static function value( $name ) {
		$settings = self::all()['settings'];
		return isset( $settings[ $name ] ) ? (string) $settings[ $name ] : '';
	}

	/**
	 * The address of the API as this server calls it.
	 *
	 * @return string With a slash at its end.
	 */
	public static function api_address() {
		$base    = self::value( 'api-base' );
		$base    = trailingslashit( '' === $base ? '/api/' : $base );
		$address = preg_match( '#^https?://#i', $base ) ? $base : home_url( $base );
		/**
		 * Changes the address at which this server calls the API, for example to one inside of the network.
		 *
		 * @param string $address The address.
		 */
		return trailingslashit( (string) apply_filters( 'bindery_api_address', $address ) );
	}

	/**
	 * The page type for a template: a post type, or home.
	 *
	 * @param string $template The template.
	 * @return string
	 */
	public static function page_type( $template ) {
		$types = self::all()['page_types'];
		return isset( $types[ $template ] ) ? (string) $types[ $template ] : '';
	}

	/**
	 * The value of a field, or null if it is not allowed.
	 *
	 * @param array  $field The description of the setting.
	 * @param string $text  What was typed.
	 * @return string|null
	 */
	private static function allowed( $field, $text ) {
		switch ( $field['kind'] ) {
			case 'choice':
				return in_array( $text, $field['choices'], true ) ? $text : null;
			case 'flag':
				return 'true' === $text ? 'true' : null;
			case 'address':
				$path = '/' === substr( $text, 0, 1 ) && '/' !== substr( $text, 1, 1 );
				return $path || preg_match( '#^https?://#i', $text ) ? esc_url_raw( $text, array( 'http', 'https' ) ) : null;
		}
		return empty( $field['pattern'] ) || preg_match( '/' . $field['pattern'] . '/i', $text ) ? $text : null;
	}

	/**
	 * Sanitises what the settings page has sent. A value that is not allowed is reported and the stored one stays.
	 *
	 * @param mixed $input What was sent.
	 * @return array
	 */
	public static function sanitize( $input ) {
		$input = is_array( $input ) ? $input : array();
		$old   = self::all();
		$text  = function ( $value ) {
			return is_scalar( $value ) ? sanitize_text_field( (string) $value ) : '';
		};
		$new   = array( 'settings' => array() ) + $old;

		$new['settings'] = array();
		$given           = isset( $input['settings'] ) ? (array) $input['settings'] : array();
		foreach ( Bindery_Texts::translate( self::fields() ) as $name => $field ) {
			$value = isset( $given[ $name ] ) ? $text( $given[ $name ] ) : '';
			if ( '' === $value ) {
				continue;
			}
			$allowed = self::allowed( $field, $value );
			if ( null !== $allowed ) {
				$new['settings'][ $name ] = $allowed;
				continue;
			}
			if ( isset( $old['settings'][ $name ] ) ) {
				$new['settings'][ $name ] = $old['settings'][ $name ];
			}
			/* translators: 1: a setting, 2: what was typed, 3: what is allowed */
			$line = sprintf( __( '%1$s: “%2$s” is not allowed. Allowed: %3$s.', 'bindery' ), $name, $value, $field['allowed'] );
			add_settings_error( self::OPTION, 'bindery-' . $name, $line );
		}
		if ( isset( $input['script'] ) ) {
			$new['script'] = esc_url_raw( trim( $text( $input['script'] ) ), array( 'http', 'https' ) );
		}
		if ( isset( $input['integrity'] ) ) {
			$hash             = trim( $text( $input['integrity'] ) );
			$new['integrity'] = preg_match( '/^sha(256|384|512)-[A-Za-z0-9+\/=]+$/', $hash ) ? $hash : '';
		}
		$new['where'] = isset( $input['where'] ) && 'used' === $input['where'] ? 'used' : 'everywhere';
		foreach ( array_keys( self::templates() ) as $template ) {
			if ( isset( $input['page_types'][ $template ] ) ) {
				$new['page_types'][ $template ] = $text( $input['page_types'][ $template ] );
			}
		}
		$new['json'] = self::sanitize_json( isset( $input['json'] ) ? $input['json'] : '', $old['json'] );
		return $new;
	}

	/**
	 * The JSON block: one object, or nothing.
	 *
	 * @param mixed  $text What was typed.
	 * @param string $old  The stored one.
	 * @return string
	 */
	private static function sanitize_json( $text, $old ) {
		$text = is_string( $text ) ? trim( $text ) : '';
		if ( '' === $text ) {
			return '';
		}
		$read = json_decode( $text );
		if ( ! is_object( $read ) ) {
			add_settings_error( self::OPTION, 'bindery-json', __( 'The JSON is no object. What was stored before stays.', 'bindery' ) );
			return $old;
		}
		return (string) wp_json_encode( $read, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/**
	 * The templates that have a page type, with their names.
	 *
	 * @return array<string, string>
	 */
	public static function templates() {
		$names = array( 'home' => __( 'Front page', 'bindery' ) );
		foreach ( get_post_types( array( 'public' => true ), 'objects' ) as $type ) {
			if ( 'attachment' !== $type->name ) {
				$names[ $type->name ] = $type->labels->name;
			}
		}
		$names['archive'] = __( 'Archives', 'bindery' );
		$names['search']  = __( 'Search results', 'bindery' );
		return $names;
	}
}
