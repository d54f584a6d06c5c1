<?php
/**
 * Plugin Name: Bindery
 * Description: Sign-in, saves, newsletters, a meter and a store in your posts: blocks and shortcodes for every Bindery tag.
 * Version: 0.0.0
 * Requires at least: 6.1
 * Requires PHP: 8.0
 * License: MIT
 * Text Domain: bindery
 * Domain Path: /languages
 *
 * @package Bindery
 */

defined( 'ABSPATH' ) || exit;

define( 'BINDERY_FILE', __FILE__ );
define( 'BINDERY_DIR', __DIR__ );

require_once __DIR__ . '/includes/class-bindery-texts.php';
require_once __DIR__ . '/includes/class-bindery-tags.php';
require_once __DIR__ . '/includes/class-bindery-settings.php';
require_once __DIR__ . '/includes/class-bindery-settings-page.php';
require_once __DIR__ . '/includes/class-bindery-script.php';
require_once __DIR__ . '/includes/class-bindery-render.php';
require_once __DIR__ . '/includes/class-bindery-paywall.php';
require_once __DIR__ . '/includes/class-bindery-blocks.php';
require_once __DIR__ . '/includes/class-bindery-shortcodes.php';
require_once __DIR__ . '/includes/class-bindery-html.php';

Bindery_Texts::register();
Bindery_Settings_Page::register();
Bindery_Script::register();
Bindery_Paywall::register();
Bindery_Blocks::register();
Bindery_Shortcodes::register();
Bindery_Html::register();
