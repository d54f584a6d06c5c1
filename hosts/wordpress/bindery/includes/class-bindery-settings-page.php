<?php
/**
 * Settings → Bindery.
 *
 * @package Bindery
 */

defined( 'ABSPATH' ) || exit;

/**
 * Draws the settings page. WordPress checks nonce and capability when it stores the option.
 */
class Bindery_Settings_Page {

	const PAGE = 'bindery';

	/**
	 * The settings that most sites need. The others are folded away.
	 */
	const FIRST = array( 'api-base', 'country', 'currency', 'customer-service-phone' );

	/**
	 * Adds the hooks.
	 */
	public static function register() {
		add_action( 'admin_menu', array( __CLASS__, 'menu' ) );
		add_action( 'admin_init', array( __CLASS__, 'fields' ) );
		add_action( 'admin_enqueue_scripts', array( __CLASS__, 'styles' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( BINDERY_FILE ), array( __CLASS__, 'link' ) );
	}

	/**
	 * The entry in the menu.
	 */
	public static function menu() {
		add_options_page( __( 'Bindery', 'bindery' ), __( 'Bindery', 'bindery' ), 'manage_options', self::PAGE, array( __CLASS__, 'page' ) );
	}

	/**
	 * The styles of the page.
	 *
	 * @param string $screen The screen that WordPress shows.
	 */
	public static function styles( $screen ) {
		if ( 'settings_page_' . self::PAGE === $screen ) {
			wp_enqueue_style( 'bindery-admin', plugins_url( 'assets/admin.css', BINDERY_FILE ), array(), (string) filemtime( BINDERY_DIR . '/assets/admin.css' ) );
		}
	}

	/**
	 * A link to the page in the list of plugins.
	 *
	 * @param array $links The links.
	 * @return array
	 */
	public static function link( $links ) {
		$to = admin_url( 'options-general.php?page=' . self::PAGE );
		array_unshift( $links, '<a href="' . esc_url( $to ) . '">' . esc_html__( 'Settings', 'bindery' ) . '</a>' );
		return $links;
	}

	/**
	 * The option and the fields of the page.
	 */
	public static function fields() {
		$option = Bindery_Settings::OPTION;
		register_setting( self::PAGE, $option, array( 'sanitize_callback' => array( 'Bindery_Settings', 'sanitize' ) ) );
		$sections = array(
			'script'   => __( 'Script', 'bindery' ),
			'site'     => __( 'Site', 'bindery' ),
			'template' => __( 'Page types for analytics', 'bindery' ),
		);
		foreach ( $sections as $id => $title ) {
			add_settings_section( $id, $title, array( __CLASS__, 'intro' ), self::PAGE );
		}
		add_settings_section( 'more', '', '__return_null', self::PAGE . '-more' );
		self::script_fields();
		foreach ( Bindery_Texts::translate( Bindery_Settings::fields() ) as $name => $field ) {
			$first = in_array( $name, self::FIRST, true );
			self::field( self::PAGE . ( $first ? '' : '-more' ), $first ? 'site' : 'more', array( 'settings', $name ), $field['label'], $field );
		}
		$json = __( 'Texts, paths and lists, as one JSON object: messages, paths, allowed-origins …', 'bindery' );
		self::field(
			self::PAGE . '-more',
			'more',
			array( 'json' ),
			__( 'JSON block', 'bindery' ),
			array(
				'kind'    => 'json',
				'meaning' => $json,
			)
		);
		foreach ( Bindery_Settings::templates() as $template => $label ) {
			self::field( self::PAGE, 'template', array( 'page_types', $template ), $label, array( 'kind' => 'text' ) );
		}
	}

	/**
	 * The fields about the script.
	 */
	private static function script_fields() {
		self::field(
			self::PAGE,
			'script',
			array( 'script' ),
			__( 'Address', 'bindery' ),
			array(
				'kind'    => 'url',
				'meaning' => __( 'Leave it empty to use the copy in the plugin. For a CDN, the address of bindery.js.', 'bindery' ),
			)
		);
		self::field(
			self::PAGE,
			'script',
			array( 'integrity' ),
			__( 'Integrity', 'bindery' ),
			array(
				'kind'    => 'text',
				'meaning' => __( 'The hash of the script on the CDN, from its snippet.html.', 'bindery' ),
				'example' => 'sha384-…',
			)
		);
		self::field(
			self::PAGE,
			'script',
			array( 'where' ),
			__( 'Load it', 'bindery' ),
			array(
				'kind'    => 'choice',
				'choices' => array(
					'everywhere' => __( 'on every page', 'bindery' ),
					'used'       => __( 'on pages with a tag', 'bindery' ),
				),
				'meaning' => __( 'Choose every page if your theme has tags in its header.', 'bindery' ),
			)
		);
	}

	/**
	 * Adds a field.
	 *
	 * @param string   $page    The page, or its folded part.
	 * @param string   $section The section.
	 * @param string[] $path    Where the value is in the option.
	 * @param string   $label   The label.
	 * @param array    $field   The description of the setting.
	 */
	private static function field( $page, $section, $path, $label, $field ) {
		$id = 'bindery-' . implode( '-', $path );
		add_settings_field(
			$id,
			$label,
			array( __CLASS__, 'input' ),
			$page,
			$section,
			array(
				'label_for' => $id,
				'path'      => $path,
				'field'     => $field,
			)
		);
	}

	/**
	 * The sentence under the title of a section.
	 *
	 * @param array $section The section.
	 */
	public static function intro( $section ) {
		$texts = array(
			'script'   => __( 'The script is loaded once per page, with its settings.', 'bindery' ),
			'site'     => __( 'An empty field is the default.', 'bindery' ),
			'template' => __( 'What your analytics calls the pages of each template. Empty: by the address.', 'bindery' ),
		);
		echo '<p>' . esc_html( $texts[ $section['id'] ] ) . '</p>';
	}

	/**
	 * Draws a field.
	 *
	 * @param array $args What add_settings_field was given.
	 */
	public static function input( $args ) {
		$field = $args['field'];
		$value = Bindery_Settings::all();
		foreach ( $args['path'] as $key ) {
			$value = isset( $value[ $key ] ) ? $value[ $key ] : '';
		}
		$id    = $args['label_for'];
		$name  = Bindery_Settings::OPTION . '[' . implode( '][', $args['path'] ) . ']';
		$about = isset( $field['meaning'] ) ? $id . '-about' : '';
		$usual = isset( $field['default'] ) ? $field['default'] : ( isset( $field['example'] ) ? $field['example'] : '' );
		switch ( $field['kind'] ) {
			case 'choice':
				$choices = $field['choices'];
				if ( wp_is_numeric_array( $choices ) ) {
					/* translators: %s: the default value of a setting */
					$choices = array( '' => sprintf( __( 'Default (%s)', 'bindery' ), $usual ) ) + array_combine( $choices, $choices );
				}
				printf( '<select id="%s" name="%s" aria-describedby="%s">', esc_attr( $id ), esc_attr( $name ), esc_attr( $about ) );
				foreach ( $choices as $choice => $text ) {
					printf( '<option value="%s"%s>%s</option>', esc_attr( $choice ), selected( $value, $choice, false ), esc_html( $text ) );
				}
				echo '</select>';
				break;
			case 'flag':
				printf( '<input type="checkbox" id="%s" name="%s" value="true" aria-describedby="%s"%s>', esc_attr( $id ), esc_attr( $name ), esc_attr( $about ), checked( $value, 'true', false ) );
				break;
			case 'json':
				printf( '<textarea id="%s" name="%s" aria-describedby="%s" rows="6" class="large-text" spellcheck="false">%s</textarea>', esc_attr( $id ), esc_attr( $name ), esc_attr( $about ), esc_textarea( $value ) );
				break;
			default:
				printf( '<input type="text" id="%s" name="%s" value="%s" placeholder="%s" aria-describedby="%s" class="regular-text" autocomplete="off" spellcheck="false">', esc_attr( $id ), esc_attr( $name ), esc_attr( $value ), esc_attr( $usual ), esc_attr( $about ) );
		}
		if ( $about ) {
			printf( '<p class="description" id="%s">%s</p>', esc_attr( $about ), esc_html( $field['meaning'] ) );
		}
	}

	/**
	 * Draws the page.
	 */
	public static function page() {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		echo '<div class="wrap bindery-settings"><h1>' . esc_html( get_admin_page_title() ) . '</h1>';
		echo '<form action="options.php" method="post">';
		settings_fields( self::PAGE );
		do_settings_sections( self::PAGE );
		echo '<details><summary>' . esc_html__( 'More settings', 'bindery' ) . '</summary>';
		do_settings_sections( self::PAGE . '-more' );
		echo '</details>';
		submit_button();
		echo '</form></div>';
	}
}
