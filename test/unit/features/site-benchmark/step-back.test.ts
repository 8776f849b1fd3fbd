import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stepBack } from '../../../../src/features/site-benchmark/step-back';

describe('stepping back while a browser is measured', () => {
  let folder: string;
  beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'step-back-'))));
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  const session = (text: string): string => {
    const file = path.join(folder, 'autogroup');
    fs.writeFileSync(file, text);
    return file;
  };

  it.each(['0', '3', '-5'])('gives a session of nice %s its place again', (before) => {
    const file = session(`/autogroup-42 nice ${before}\n`);
    const stepForth = stepBack(file);
    expect(fs.readFileSync(file, 'utf8')).toBe('15');
    stepForth();
    expect(fs.readFileSync(file, 'utf8')).toBe(before);
  });

  it('changes nothing where the system knows no sessions', () => {
    const file = path.join(folder, 'missing');
    stepBack(file)();
    expect(fs.existsSync(file)).toBe(false);
  });

  it('says where it cannot read what holds', () => {
    const file = session('something else');
    expect(() => stepBack(file)).toThrow(`${file} names no nice value`);
    expect(fs.readFileSync(file, 'utf8')).toBe('something else');
  });
});
