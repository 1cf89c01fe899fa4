// Runs the WebAssembly module under node: it must compute the golden vectors and verify every golden replay
// to the same hashes as the native builds. Usage: node tests/wasm/run.mjs MODULE GOLDEN_FOLDER
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const [moduleFile, goldenFolder] = process.argv.slice(2);
if (!moduleFile || !goldenFolder) {
    console.error('usage: node tests/wasm/run.mjs MODULE GOLDEN_FOLDER');
    process.exit(2);
}

// The module asks its host for nothing but these; text that it would print is an error here.
const refuse = (name) => () => {
    throw new Error(`the module called ${name}`);
};
const wasi = new Proxy({}, { get: (_, name) => refuse(String(name)) });
const module = await WebAssembly.compile(readFileSync(moduleFile));
const imports = { wasi_snapshot_preview1: {} };
for (const each of WebAssembly.Module.imports(module)) {
    imports[each.module] ??= {};
    imports[each.module][each.name] = wasi[each.name];
}
const { exports } = await WebAssembly.instantiate(module, imports);
exports._initialize?.();

function output() {
    const bytes = new Uint8Array(exports.memory.buffer, exports.sortie_output(), exports.sortie_output_size());
    return new TextDecoder().decode(bytes.slice());
}

function call(name, text) {
    if (text !== undefined) {
        const bytes = new TextEncoder().encode(text);
        const at = exports.sortie_input(bytes.length);
        new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    }
    exports[name]();
    return output();
}

let failures = 0;
function expect(isTrue, words) {
    console.log(`${isTrue ? 'ok' : 'FAILED'}: ${words}`);
    if (!isTrue) failures += 1;
}

const expected = readFileSync(join(goldenFolder, 'vectors.txt'), 'utf8');
expect(call('sortie_golden_vectors') === expected, 'the golden vectors');

const searches = readFileSync(join(goldenFolder, 'searches.txt'), 'utf8');
expect(call('sortie_golden_searches') === searches, 'the golden searches');

const replays = readdirSync(goldenFolder).filter((name) => name.endsWith('.replay'));
expect(replays.length >= 2, `${replays.length} golden replays are there`);
for (const name of replays) {
    const text = readFileSync(join(goldenFolder, name), 'utf8');
    const answer = call('sortie_verify_replay', text);
    expect(answer.startsWith('ok '), `${name}: ${answer}`);
    const damaged = call('sortie_verify_replay', text.replace('seed ', 'seeed '));
    expect(damaged.startsWith('problem '), `${name}, damaged: ${damaged}`);
}
process.exit(failures === 0 ? 0 : 1);
