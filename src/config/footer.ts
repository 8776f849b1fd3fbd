import { chat, repository } from './identity';

/** Footer of every page, rendered by `src/theme/Footer`, which adds the release. */
export const footer = {
  links: [
    {
      title: 'Find',
      items: [
        { label: 'Page index', to: '/page-index' },
        { label: 'Which operator?', to: '/which-operator' },
        { label: 'Operators and types', to: '/operators' },
        { label: 'Glossary', to: '/glossary' },
      ],
    },
    {
      title: 'Community',
      items: [
        { label: `Chat on ${chat.name}`, href: chat.url },
        { label: 'Questions', to: '/faq' },
        { label: 'Events', to: '/events' },
        { label: 'Adopters', to: '/adopters' },
      ],
    },
    {
      title: 'Project',
      items: [
        { label: 'Source', href: repository.url },
        { label: 'Contribute', to: '/contributor-guidelines' },
        {
          label: 'License: Apache 2.0',
          href: `${repository.url}/blob/${repository.branch}/LICENSE`,
        },
        { label: 'Accessibility', to: '/accessibility' },
      ],
    },
  ],
};
