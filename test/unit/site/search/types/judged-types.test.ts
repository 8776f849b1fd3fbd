import fs from 'node:fs';
import path from 'node:path';
import { allMembers } from '@site/src/content/snippets/members-files';
import { lockReader } from '@site/src/content/snippets/lock-reader';
import { typeData, type TypedPage } from '@site/src/site/search/build/type-data';
import { areaOf } from '@site/src/site/search/plugin/areas';
import { TypeSearch } from '@site/src/site/search/types/type-search';

const siteDir = path.resolve(__dirname, '../../../../..');
const codeOf = lockReader(siteDir);
const pages = (fs.readdirSync(path.join(siteDir, 'docs'), { recursive: true }) as string[])
  .filter((file) => file.endsWith('.mdx'))
  .map((file): TypedPage => {
    const code = codeOf(`docs/${file}`) ?? undefined;
    return {
      title: '',
      area: areaOf(file, undefined),
      sections: [],
      first: 0,
      ...(code && { code }),
    };
  });
const types = new TypeSearch(typeData(allMembers(siteDir), pages));

const judged = fs
  .readFileSync(path.join(siteDir, 'src/site/search/judged/types.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('type\t'))
  .map((line) => line.split('\t'));

describe('the judged types', () => {
  it('are twenty', () => expect(judged).toHaveLength(20));

  it('lead to one of their operators first, except two at most', () => {
    const missed = judged.flatMap(([, typed = '', operators = '']) => {
      const [first] = types.find(typed);
      return first && operators.split(' ').includes(first.name) ? [] : [`${typed}: ${first?.name}`];
    });
    expect(missed.length > 2 ? missed : []).toEqual([]);
  });
});
