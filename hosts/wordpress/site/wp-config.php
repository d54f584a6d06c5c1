<?php
/**
 * The configuration of the WordPress of `npm run wordpress`: all from the environment.
 *
 * @package Bindery
 */

define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:' . getenv( 'BINDERY_SOCKET' ) );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );

foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $bindery_key ) {
	define( $bindery_key . '_KEY', getenv( 'BINDERY_SALT' ) . $bindery_key );
	define( $bindery_key . '_SALT', getenv( 'BINDERY_SALT' ) . strtolower( $bindery_key ) );
}

define( 'WP_HOME', getenv( 'BINDERY_ORIGIN' ) );
define( 'WP_SITEURL', getenv( 'BINDERY_ORIGIN' ) );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/wp-content/debug.log' );

$table_prefix = 'wp_';

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}

require_once ABSPATH . 'wp-settings.php';
