<?php
/**
 * The HTML of a tag, for blocks and shortcodes.
 *
 * @package Bindery
 */

defined( 'ABSPATH' ) || exit;

/**
 * Writes tags as HTML.
 */
class Bindery_Render {

	/**
	 * What the post knows: the values of attributes that the editor leaves empty.
	 *
	 * @param WP_Post|null $post The post around the tag.
	 * @return array By the names that `fromPost` of tags.json has.
	 */
	public static function post_values( $post ) {
		if ( ! $post instanceof WP_Post ) {
			return array();
		}
		$topics = get_the_terms( $post, 'category' );
		$topic  = is_array( $topics ) ? reset( $topics ) : null;
		$values = array(
			'id'         => (string) $post->ID,
			'title'      => html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES ),
			'path'       => (string) wp_parse_url( (string) get_permalink( $post ), PHP_URL_PATH ),
			'excerpt'    => wp_strip_all_tags( $post->post_excerpt ),
			'type'       => Bindery_Settings::page_type( $post->post_type ),
			'topic-id'   => $topic ? $topic->slug : '',
			'topic-name' => $topic ? html_entity_decode( $topic->name, ENT_QUOTES ) : '',
			'author'     => (string) get_the_author_meta( 'display_name', (int) $post->post_author ),
		);
		/**
		 * Changes what tags take from their post: id, title, path, excerpt, type, topic-id, topic-name and author.
		 *
		 * @param array   $values The values.
		 * @param WP_Post $post   The post.
		 */
		return (array) apply_filters( 'bindery_post_values', $values, $post );
	}

	/**
	 * The value of an attribute as HTML, or null if the attribute is not written.
	 *
	 * @param array $definition The definition of the attribute.
	 * @param mixed $value      What the editor has chosen.
	 * @return string|null
	 */
	private static function value( $definition, $value ) {
		if ( 'boolean' === $definition['type'] ) {
			return true === $value || ( is_string( $value ) && 'false' !== $value && '' !== $value ) ? '' : null;
		}
		$text = is_scalar( $value ) ? trim( (string) $value ) : '';
		if ( '' === $text || ( isset( $definition['default'] ) && (string) $definition['default'] === $text ) ) {
			return null;
		}
		if ( 'enum' === $definition['type'] && ! in_array( $text, $definition['values'], true ) ) {
			return null;
		}
		if ( 'number' === $definition['type'] && ! is_numeric( $text ) ) {
			return null;
		}
		return $text;
	}

	/**
	 * The HTML of a tag.
	 *
	 * @param string       $name       Its name without `bindery-`.
	 * @param array        $attributes The attributes that the editor has chosen.
	 * @param string       $content    HTML that stays if the script does not run.
	 * @param WP_Post|null $post       The post around the tag. Default: the post of the loop.
	 * @return string
	 */
	public static function tag( $name, $attributes, $content, $post = null ) {
		$tags = Bindery_Tags::safe();
		if ( ! isset( $tags[ $name ] ) ) {
			return '';
		}
		Bindery_Script::enqueue();
		$values = self::post_values( $post ? $post : get_post() );
		$html   = '<bindery-' . $name;
		foreach ( $tags[ $name ]['attributes'] as $key => $definition ) {
			$given = isset( $attributes[ $key ] ) ? $attributes[ $key ] : '';
			if ( '' === $given && isset( $definition['fromPost'] ) ) {
				$given = isset( $values[ $definition['fromPost'] ] ) ? $values[ $definition['fromPost'] ] : '';
			}
			$value = self::value( $definition, $given );
			if ( null !== $value ) {
				$html .= ' ' . $key . ( '' === $value ? '' : '="' . esc_attr( $value ) . '"' );
			}
		}
		// The line break tells the kit that the tag ends here: it looks out for tags that contain the rest of the page.
		return $html . '>' . $content . '</bindery-' . $name . ">\n";
	}
}
