/** @jest-environment jsdom */
import { renderInParts } from '@site/src/config/inline-script/rendering';

const done: string[] = [];
const look = getComputedStyle;

beforeEach(() => {
  done.length = 0;
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    done.push('styled');
    return look(element);
  });
  Object.defineProperty(document.documentElement, 'offsetTop', {
    get: () => done.push('laid out'),
    configurable: true,
  });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'scheduler');
});

it('styles the page at once, and lays it out in a task that comes before the frame', () => {
  const tasks: [() => unknown, object][] = [];
  Object.assign(window, {
    scheduler: { postTask: (...task: (typeof tasks)[0]) => tasks.push(task) },
  });
  renderInParts();
  expect(done).toEqual(['styled']);
  expect(tasks.map(([, options]) => options)).toEqual([{ priority: 'user-blocking' }]);
  tasks[0]![0]();
  expect(done).toEqual(['styled', 'laid out']);
});

it('has the load of the page wait for a task of its own', () => {
  const loads: string[] = [];
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation((address) => {
    loads.push(address);
  });
  renderInParts();
  // Of no bytes, so that it takes no time.
  expect(loads).toEqual(['data:,']);
});

it('leaves the layout to the frame where tasks have no priorities', () => {
  renderInParts();
  expect(done).toEqual(['styled']);
});
