import {
  formatMembers,
  parseMembers,
  type TypeMembers,
} from '@site/src/checks/operator-coverage/model/members';
import { reasonsOf } from '@site/src/checks/operator-coverage/model/left-out';

const members: TypeMembers = {
  format: 1,
  type: 'zio.Exit',
  owners: ['zio.Exit'],
  artifacts: ['dev.zio:zio_3:2.1.26'],
  members: [
    { symbol: 'zio.Exit#map', kind: 'def', aliasOf: 'zio.Exit#mapExit' },
    { symbol: 'zio.Exit#mapExit', kind: 'def' },
  ],
};

describe('a file of members', () => {
  it('has a line for each member, and is read as it was written', () => {
    const text = formatMembers(members);
    expect(text.split('\n')).toHaveLength(11);
    expect(parseMembers(text, 'x.json')).toEqual(members);
  });

  it.each(['', '{}', '{"format":2,"members":[]}'])('says what to run where it is %j', (text) => {
    expect(() => parseMembers(text, 'snippets/members/zio.Exit.json')).toThrow(
      'snippets/members/zio.Exit.json is not a valid members file: run `npm run snippets`',
    );
  });
});

describe('the operators left out', () => {
  it('have one reason each', () => {
    const entry = { reason: 'internal', why: 'x', symbols: ['zio.ZIO.tag'] } as const;
    expect(reasonsOf([entry]).get('zio.ZIO.tag')).toBe('internal');
    expect(() => reasonsOf([entry, entry])).toThrow('zio.ZIO.tag is left out twice');
  });
});
