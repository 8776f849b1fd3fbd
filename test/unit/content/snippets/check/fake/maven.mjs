/**
 * Stands in for `mvn`: "builds" the Scala program and "resolves" class paths to files that it
 * makes.
 */
import fs from 'node:fs';
import path from 'node:path';

const args = process.argv.slice(2);
const pom = args[args.indexOf('-f') + 1];
const folder = path.resolve(path.dirname(pom));
fs.appendFileSync(process.env.FAKE_LOG, `mvn ${args.at(-1)}\n`);

if (args.includes('process-classes')) {
  if (fs.readFileSync(path.join(folder, 'src/main/Main.scala'), 'utf8').includes('broken')) {
    console.log('\u001b[0m[ERROR] Main.scala:1: it is broken\n[ERROR] Re-run Maven with -X');
    process.exit(1);
  }
  fs.mkdirSync(path.join(folder, 'target/classes'), { recursive: true });
  fs.mkdirSync(path.join(folder, 'target/lib'), { recursive: true });
} else {
  const modules = fs.readFileSync(pom, 'utf8').matchAll(/<module>(.*)<\/module>/g);
  for (const [, name] of modules) {
    const text = fs.readFileSync(path.join(folder, name, 'pom.xml'), 'utf8');
    const names = [
      ...text.matchAll(/<artifactId>(.*)<\/artifactId>\s*<version>(.*)<\/version>\s*</g),
    ];
    const jars = names.map(([, artifact, version]) => {
      const jar = path.join(process.env.FAKE_REPOSITORY, `${artifact}-${version}.jar`);
      fs.writeFileSync(jar, '');
      return jar;
    });
    fs.writeFileSync(path.join(folder, name, 'class-path.txt'), jars.join(path.delimiter));
  }
}
