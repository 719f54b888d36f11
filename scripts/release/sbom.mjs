/** npm run sbom: the software bill of materials of the image as CycloneDX 1.5 JSON, on standard output. */
import { nameOf, productionPackages, readLock, RELEASED } from './packages.mjs';

/** npm's integrity strings hold the hash in base64; CycloneDX wants hex. */
function hashesOf(integrity) {
  const [algorithm, base64] = integrity?.split('-') ?? [];
  if (algorithm !== 'sha512') return [];
  return [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }];
}

function componentOf(lock, path) {
  const { version, license, integrity } = lock[path];
  const name = nameOf(lock, path);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const component = { type: 'library', 'bom-ref': purl, name, version, purl };
  const hashes = hashesOf(integrity);
  return {
    ...component,
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
    ...(hashes.length === 0 ? {} : { hashes }),
  };
}

/** Packages are listed once, in the order of their folders, so that two runs differ in nothing. */
export function sbomOf(lock) {
  const { version } = lock[RELEASED[0]];
  const components = productionPackages(lock).map((path) => componentOf(lock, path));
  const unique = [...new Map(components.map((component) => [component.purl, component])).values()];
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'duopolis', name: 'duopolis', version } },
    components: unique,
  };
}

if (process.argv[1]?.endsWith('sbom.mjs')) console.log(JSON.stringify(sbomOf(readLock()), undefined, 2));
