<?php
/**
 * The router for PHP's own server: files as they are, everything else to WordPress.
 *
 * @package Bindery
 */

$bindery_root = __DIR__;
$bindery_path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$bindery_file = realpath( $bindery_root . $bindery_path );

// The server in front of this one has the public address.
$_SERVER['HTTP_HOST']   = $_SERVER['HTTP_X_FORWARDED_HOST'];
$_SERVER['SERVER_NAME'] = (string) parse_url( 'http://' . $_SERVER['HTTP_HOST'], PHP_URL_HOST );
$_SERVER['SERVER_PORT'] = (string) parse_url( 'http://' . $_SERVER['HTTP_HOST'], PHP_URL_PORT );

if ( false !== $bindery_file && is_dir( $bindery_file ) ) {
	$bindery_file = realpath( $bindery_file . '/index.php' );
}
if ( false === $bindery_file || ! is_file( $bindery_file ) ) {
	$bindery_file = $bindery_root . '/index.php';
}
if ( '.php' !== substr( $bindery_file, -4 ) ) {
	return false;
}
chdir( dirname( $bindery_file ) );
$_SERVER['SCRIPT_FILENAME'] = $bindery_file;
$_SERVER['SCRIPT_NAME']     = substr( $bindery_file, strlen( $bindery_root ) );
$_SERVER['PHP_SELF']        = $_SERVER['SCRIPT_NAME'];
require $bindery_file;
