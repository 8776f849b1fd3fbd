import { repository } from './site';

export const footer = {
  copyright: 'ZIO is free software under the Apache License 2.0.',
  links: [{ label: 'Source', href: repository.url }],
};
