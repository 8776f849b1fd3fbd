import { composeProviders } from '@docusaurus/theme-common';
import {
  ColorModeProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';

/** What the pages need around them; the theme's announcement bar, navbar and preferred version are not used. */
export default composeProviders([
  ColorModeProvider,
  ScrollControllerProvider,
  PluginHtmlClassNameProvider,
]);
