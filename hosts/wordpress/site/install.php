<?php
/**
 * Installs WordPress with the plugin, four users and sample posts. From the command line only.
 *
 * @package Bindery
 */

if ( 'cli' !== PHP_SAPI ) {
	exit;
}

$_SERVER['HTTP_HOST']      = (string) parse_url( (string) getenv( 'BINDERY_ORIGIN' ), PHP_URL_HOST );
$_SERVER['REQUEST_METHOD'] = 'GET';
define( 'WP_INSTALLING', true );

require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

// There is nobody to read mails.
add_filter( 'pre_wp_mail', '__return_false' );

$password = 'Bindery#2026';
wp_install( 'The Halyard Review', 'admin', 'admin@example.com', false, '', $password );

$users = array( 'admin' => get_user_by( 'login', 'admin' )->ID );
foreach ( array( 'editor', 'author', 'contributor' ) as $role ) {
	$users[ $role ] = wp_insert_user(
		array(
			'user_login'   => $role,
			'user_pass'    => $password,
			'user_email'   => $role . '@example.com',
			'display_name' => ucfirst( $role ),
			'role'         => $role,
		)
	);
}
$users['german'] = wp_insert_user(
	array(
		'user_login'   => 'german',
		'user_pass'    => $password,
		'user_email'   => 'german@example.com',
		'display_name' => 'German',
		'role'         => 'administrator',
		'locale'       => 'de_AT',
	)
);
foreach ( $users as $user ) {
	// The tours of the editor would cover it.
	$welcome = array( 'core/edit-post' => array( 'welcomeGuide' => false ) );
	update_user_meta( $user, 'wp_persisted_preferences', $welcome + array( '_modified' => '2026-01-01T00:00:00.000Z' ) );
}

update_option( 'permalink_structure', '/%year%/%monthnum%/%postname%/' );
update_option( 'show_avatars', 0 );
update_option( 'blogdescription', 'Ideas for people who lead' );
update_option( 'default_comment_status', 'closed' );
switch_theme( 'twentytwentythree' );
activate_plugin( 'bindery/bindery.php' );
// The plugin was activated after `init`.
Bindery_Blocks::add();

foreach ( get_posts( array( 'post_type' => array( 'post', 'page' ), 'post_status' => 'any' ) ) as $first ) { // phpcs:ignore
	wp_delete_post( $first->ID, true );
}

$strategy = wp_insert_term( 'Strategy', 'category', array( 'slug' => 'strategy' ) );
$header   = wp_insert_post(
	array(
		'post_type'    => 'wp_template_part',
		'post_status'  => 'publish',
		'post_name'    => 'header',
		'post_title'   => 'Header',
		'post_content' => wp_slash( (string) file_get_contents( __DIR__ . '/content/header.html' ) ),
	)
);
wp_set_object_terms( $header, 'twentytwentythree', 'wp_theme' );
wp_set_object_terms( $header, 'header', 'wp_template_part_area' );

foreach ( glob( __DIR__ . '/content/*.post.html' ) as $file ) {
	list( $type, $slug ) = explode( '.', basename( $file ) );

	$text = (string) file_get_contents( $file );
	preg_match( '/<!-- title: (.+) -->\s*/', $text, $title );
	$found = wp_insert_post(
		array(
			'post_type'     => $type,
			'post_status'   => 'publish',
			'post_author'   => 'post' === $type ? $users['author'] : $users['admin'],
			'post_title'    => $title[1],
			'post_name'     => $slug,
			'post_content'  => wp_slash( str_replace( $title[0], '', $text ) ),
			'post_date'     => '2026-11-02 09:00:00',
			'post_date_gmt' => '2026-11-02 09:00:00',
			'post_category' => array( $strategy['term_id'] ),
		),
		true
	);
	if ( is_wp_error( $found ) ) {
		echo esc_html( $found->get_error_message() ), "\n";
		exit( 1 );
	}
}
flush_rewrite_rules();
echo "Installed.\n";
