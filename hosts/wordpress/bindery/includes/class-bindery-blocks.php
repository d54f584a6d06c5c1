<?php
/**
 * A block for each tag, rendered on the server.
 *
 * @package Bindery
 */

defined( 'ABSPATH' ) || exit;

/**
 * Registers the blocks.
 */
class Bindery_Blocks {

	/**
	 * Adds the hooks.
	 */
	public static function register() {
		add_action( 'init', array( __CLASS__, 'add' ) );
		add_filter( 'block_categories_all', array( __CLASS__, 'category' ) );
	}

	/**
	 * The category of the blocks.
	 *
	 * @param array $categories The categories of the editor.
	 * @return array
	 */
	public static function category( $categories ) {
		return array_merge(
			$categories,
			array(
				array(
					'slug'  => 'bindery',
					'title' => 'Bindery',
				),
			)
		);
	}

	/**
	 * The attributes of a block: those of the tag, and its fallback.
	 *
	 * @param array $tag The description of the tag.
	 * @return array
	 */
	private static function attributes( $tag ) {
		$attributes = array( 'fallback' => array( 'type' => 'string' ) );
		foreach ( $tag['attributes'] as $name => $definition ) {
			$attributes[ $name ] = array( 'type' => 'boolean' === $definition['type'] ? 'boolean' : 'string' );
		}
		return $attributes;
	}

	/**
	 * Adds the blocks and the script that edits them.
	 */
	public static function add() {
		$needs   = array( 'wp-autop', 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n', 'wp-shortcode' );
		$version = (string) filemtime( BINDERY_DIR . '/assets/editor.js' );
		wp_register_script( 'bindery-editor', plugins_url( 'assets/editor.js', BINDERY_FILE ), $needs, $version, true );
		wp_register_style( 'bindery-editor', plugins_url( 'assets/editor.css', BINDERY_FILE ), array(), $version );
		wp_set_script_translations( 'bindery-editor', 'bindery', BINDERY_DIR . '/languages' );
		$version = (string) filemtime( BINDERY_DIR . '/assets/paste.js' );
		wp_register_script( 'bindery-paste', plugins_url( 'assets/paste.js', BINDERY_FILE ), array( 'bindery-editor', 'wp-escape-html' ), $version, true );
		$tags = Bindery_Texts::translate( Bindery_Tags::safe() );
		wp_add_inline_script( 'bindery-editor', 'window.binderyTags = ' . wp_json_encode( $tags, JSON_HEX_TAG ) . ';', 'before' );
		foreach ( $tags as $name => $tag ) {
			register_block_type(
				'bindery/' . $name,
				array(
					'api_version'           => 2,
					'title'                 => $tag['title'],
					'description'           => $tag['summary'],
					'category'              => 'bindery',
					'icon'                  => 'book-alt',
					'keywords'              => array( 'bindery' ),
					'textdomain'            => 'bindery',
					'attributes'            => self::attributes( $tag ),
					'supports'              => array( 'html' => false ),
					'editor_script_handles' => array( 'bindery-editor', 'bindery-paste' ),
					'editor_style_handles'  => array( 'bindery-editor' ),
					'render_callback'       => function ( $attributes, $content ) use ( $name, $tag ) {
						return self::render( $name, $tag, $attributes, $content );
					},
				)
			);
		}
	}

	/**
	 * The HTML of a block.
	 *
	 * @param string $name       The name of the tag.
	 * @param array  $tag        Its description.
	 * @param array  $attributes The attributes of the block.
	 * @param string $content    Its inner blocks.
	 * @return string
	 */
	private static function render( $name, $tag, $attributes, $content ) {
		if ( 'paywall' === $name ) {
			return Bindery_Paywall::render( $attributes, $content );
		}
		$fallback = isset( $attributes['fallback'] ) ? wp_kses_post( $attributes['fallback'] ) : '';
		$html     = Bindery_Render::tag( $name, $attributes, $tag['wraps'] ? $content : $fallback );
		return $tag['inline'] ? '<p class="bindery-block">' . $html . '</p>' : '<div class="bindery-block">' . $html . '</div>';
	}
}
