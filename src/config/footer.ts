import { repository } from './identity';

/** Footer of every page, rendered by `src/theme/Footer`. */
export const footer = {
  copyright: 'ZIO is free software under the Apache License 2.0.',
  links: [
    { label: 'Page index', to: '/page-index' },
    { label: 'Which operator?', to: '/which-operator' },
    { label: 'Operators and types', to: '/operators' },
    { label: 'Glossary', to: '/glossary' },
    { label: 'Accessibility', to: '/accessibility' },
    { label: 'Licence', href: `${repository.url}/blob/${repository.branch}/LICENSE` },
    { label: 'Source', href: repository.url },
  ],
};
