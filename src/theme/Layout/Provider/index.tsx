/**
 * The one context that pages need around them: the class names of the plugin on `<html>`. The
 * theme's colour mode, announcement bar, menu and preferred version are not React's here.
 */
export { PluginHtmlClassNameProvider as default } from '@docusaurus/theme-common/internal';
