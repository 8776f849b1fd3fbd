/**
 * Components that authors use in pages without importing them. Each component documents its props.
 */
import { Diagram, Tree } from '../diagram/ui/Diagram';
import { Timeline } from '../timeline/ui/Timeline';
import { WhichOperator } from '../which-operator/ui/WhichOperator';
import { Answers } from './Answers';
import type { components } from './attributes';
import { Comparison } from './Comparison';
import { Figure } from '../parts/Figure';
import { DescriptionField } from './DescriptionField';
import { HeaderCell } from './HeaderCell';
import { AdopterList, AdopterProjects, EventList, EventSeries } from './listing';
import { SignatureTable } from './SignatureTable';
import { Tab, Tabs } from './Tabs';
import { Term } from './Term';

/** Components that authors use in MDX without importing them, by name; `attributes.ts` says what they take. */
export const vocabulary = {
  AdopterList,
  AdopterProjects,
  Answers,
  Comparison,
  DescriptionField,
  Diagram,
  EventList,
  EventSeries,
  Figure,
  SignatureTable,
  Tab,
  Tabs,
  Term,
  Timeline,
  Tree,
  WhichOperator,
  th: HeaderCell,
} satisfies Readonly<Record<keyof typeof components | 'th', unknown>>;
