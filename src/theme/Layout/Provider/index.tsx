/**
 * The only context that pages need: the plugin's class names on `<html>`. Here, React doesn't
 * manage the theme's colour mode, announcement bar, menu and preferred version.
 */
export { PluginHtmlClassNameProvider as default } from '@docusaurus/theme-common/internal';
