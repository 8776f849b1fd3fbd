// cspell:ignore scla
import { tokenLines } from '../../../../src/content/code-block/model/highlight';
import { findLanguage } from '../../../../src/content/code-block/model/languages';

const kinds = (language: string, code: string) =>
  tokenLines(code, findLanguage(language)?.grammar ?? null)
    .flat()
    .filter((token) => token.kind !== null)
    .map((token) => `${token.kind}:${token.text}`);

test.each([
  ['sbt', 'val x = 1', ['keyword:val', 'literal:1']],
  ['bash', 'sbt "run" --debug # go', ['literal:"run"', 'property:--debug', 'comment:# go']],
  ['json', '{"a": true}', ['property:"a"', 'literal:true']],
  ['hocon', 'db.port = 5432 # x', ['property:db.port', 'literal:5432', 'comment:# x']],
  ['properties', 'a.b=c d', ['property:a.b', 'literal:c d']],
  ['java', 'final String s = null;', ['keyword:final', 'type:String', 'literal:null']],
  ['diff', '-old\n+new', ['removed:-old', 'added:+new']],
  ['cause', 'Then\n├─ Fail E\n└─ Die x', ['failure:Fail', 'defect:Die']],
  ['text', 'val x = 1', []],
])('highlights %s', (language, code, expected) => {
  expect(kinds(language, code)).toEqual(expected);
});

test('has no grammar for a language that is not on the list', () => {
  expect(findLanguage('scla')).toBeUndefined();
});
