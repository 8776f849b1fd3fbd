/** The components that authors use in pages without importing them; what each takes stands with it. */
import { Figure } from './Figure';
import { SignatureTable } from './SignatureTable';
import { Tab, Tabs } from './Tabs';
import { Term } from './Term';

export const vocabulary = { Figure, SignatureTable, Tab, Tabs, Term };
