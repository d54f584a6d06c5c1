<?php
/**
 * Deletes what the plugin has stored: one option for each site.
 *
 * @package Bindery
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	$bindery_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $bindery_sites as $bindery_site ) {
		delete_blog_option( $bindery_site, 'bindery' );
	}
} else {
	delete_option( 'bindery' );
}
