import {
  formatMembers,
  parseMembers,
  type TypeMembers,
} from '@site/src/content/snippets/model/members';
import { reasonsOf } from '@site/src/checks/operator-coverage/model/left-out';

const members: TypeMembers = {
  format: 2,
  type: 'zio.Exit',
  owners: ['zio.Exit'],
  artifacts: ['dev.zio:zio_3:2.1.26'],
  declarations: { 'zio.Exit': 'sealed trait Exit[+E, +A]' },
  members: [
    { symbol: 'zio.Exit#map', kind: 'def', aliasOf: 'zio.Exit#mapExit' },
    { symbol: 'zio.Exit#mapExit', kind: 'def' },
  ],
};

describe('a members file', () => {
  it('has one line for each member, and can be read back', () => {
    const text = formatMembers(members);
    expect(text.split('\n')).toHaveLength(12);
    expect(parseMembers(text, 'x.json')).toEqual(members);
  });

  it.each(['', '{}', '{"format":1,"members":[]}'])(
    'is rejected with the command to run if it contains %j',
    (text) => {
      expect(() => parseMembers(text, 'snippets/members/zio.Exit.json')).toThrow(
        'snippets/members/zio.Exit.json is not a valid members file: run `npm run snippets`',
      );
    },
  );
});

describe('the list of left-out operators', () => {
  it('rejects an operator with two reasons', () => {
    const entry = { reason: 'internal', why: 'x', symbols: ['zio.ZIO.tag'] } as const;
    expect(reasonsOf([entry]).get('zio.ZIO.tag')).toBe('internal');
    expect(() => reasonsOf([entry, entry])).toThrow('zio.ZIO.tag is left out twice');
  });
});
