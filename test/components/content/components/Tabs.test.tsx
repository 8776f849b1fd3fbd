/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Tab, Tabs } from '../../../../src/content/components/Tabs';

const tools = (
  <Tabs group="build-tool">
    {'\n'}
    <Tab value="sbt">sbt run</Tab>
    <Tab value="scala-cli">scala-cli run .</Tab>
  </Tabs>
);

it('shows the labels of the group, and selects the first tab', () => {
  render(tools);
  expect(screen.getByRole('group', { name: 'Build tool' })).toHaveAttribute(
    'data-tabs',
    'build-tool',
  );
  expect(screen.getByRole('radio', { name: 'sbt' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Scala CLI' })).not.toBeChecked();
});

it('contains all panels in the HTML', () => {
  const html = renderToString(tools);
  expect(html).toContain('sbt run');
  expect(html).toContain('scala-cli run .');
});

it('selects the tab that the reader clicks, in one of two sets on a page', async () => {
  render(
    <>
      {tools}
      {tools}
    </>,
  );
  const [first, second] = screen.getAllByRole('radio', { name: 'Scala CLI' });
  await userEvent.click(screen.getAllByText('Scala CLI')[0]!);
  expect(first).toBeChecked();
  // The inline script synchronizes sets of a group, not a common name.
  expect(second).not.toBeChecked();
});

it('uses its own labels without a group', () => {
  render(
    <Tabs label="Operating system">
      <Tab value="linux" label="Linux">
        apt
      </Tab>
    </Tabs>,
  );
  expect(screen.getByRole('group', { name: 'Operating system' })).toHaveAttribute('data-tabs', '');
  expect(screen.getByRole('radio', { name: 'Linux' })).toBeChecked();
});

it.each([
  [<Tabs key="1">text</Tabs>, '<Tabs> does not contain a <Tab>.'],
  [
    <Tabs key="2" group="build-tool">
      <Tab value="gradle">x</Tab>
    </Tabs>,
    '<Tab value="gradle">: give this tab a label, or one of the values of its group.',
  ],
  [
    <Tab key="3" value="sbt">
      x
    </Tab>,
    '<Tab value="sbt"> is outside <Tabs>: put it inside a tab set.',
  ],
])('throws an error for an invalid set', (set, message) => {
  expect(() => renderToString(set)).toThrow(message);
});
