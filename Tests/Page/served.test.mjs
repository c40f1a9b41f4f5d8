/* What is pure in the served page's scripts: `node --test Tests/Page/served.test.mjs`.

   A browser looks at the rest (check_served.py). */

import assert from 'node:assert/strict';
import { test } from 'node:test';

const front = new URL('../../Sources/Reports/Page/Front/', import.meta.url);
const load = (name) => import(new URL(name, front));
const changes = await load('changes.js');
const choices = await load('choices.js');
const { matchOf } = await load('merchants.js');
const { Walk } = await load('reviewing.js');

test('only what differs is sent', () => {
  const before = { category: 'Food', payee: '', note: 'with Dana', tags: 'a, b' };
  const changed = (now) => changes.changesOf(before, { ...before, ...now });
  assert.equal(changed({}), null);
  assert.equal(changed({ note: ' with Dana ' }), null, 'spaces around say nothing');
  assert.equal(changed({ tags: 'a,b,a' }), null, 'the same tags');
  assert.deepEqual(changed({ note: '   ' }), { note: '' }, 'an empty note is none');
  assert.deepEqual(changed({ category: 'Food/Coffee', tags: 'b' }),
    { category: 'Food/Coffee', tags: ['b'] });
  assert.deepEqual(changed({ tags: '' }), { tags: [] });
});

test('tags are parted by commas of any script', () => {
  assert.deepEqual(changes.tagsOfText(' one, #two ,,one;three، four、five'),
    ['one', 'two', 'three', 'four', 'five']);
  assert.deepEqual(changes.tagsOfText(''), []);
});

test('a period has a name, a first day, and no end before it', () => {
  const good = { name: 'Rome', start: '2026-04-10', end: '' };
  assert.deepEqual(changes.periodMistakes(good), {});
  assert.deepEqual(changes.periodMistakes({ ...good, end: '2026-04-10' }), {}, 'a single day');
  assert.deepEqual(changes.periodMistakes({ ...good, end: '2026-04-09' }),
    { end: 'end_before_start' });
  assert.deepEqual(changes.periodMistakes({ name: '  ', start: '', end: '' }),
    { name: 'name_missing', start: 'start_missing' });
  assert.deepEqual(changes.periodMistakes({ ...good, name: '🌍'.repeat(100) }), {});
  assert.deepEqual(changes.periodMistakes({ ...good, name: 'x'.repeat(101) }),
    { name: 'name_too_long' });
});

const paths = ['Bills', 'Bills/Coffee machine', 'Food', 'Food/Coffee', 'Food/Café Übersee', 'Icecoffee'];

test('categories are found by what was typed, names that begin so first', () => {
  assert.deepEqual(choices.fittingPaths(paths, ''), paths);
  assert.deepEqual(choices.fittingPaths(paths, 'coff'),
    ['Bills/Coffee machine', 'Food/Coffee', 'Icecoffee']);
  assert.deepEqual(choices.fittingPaths(paths, 'food cof'), ['Food/Coffee']);
  assert.deepEqual(choices.fittingPaths(paths, 'ubersee'), ['Food/Café Übersee']);
  assert.deepEqual(choices.fittingPaths(paths, 'nowhere'), []);
});

test('what is no category yet can become one', () => {
  assert.equal(choices.newPath(paths, 'food/COFFEE'), null);
  assert.equal(choices.newPath(paths, ' / '), null);
  assert.equal(choices.newPath(paths, ' Hobbies / Climbing/ '), 'Hobbies/Climbing');
  assert.equal(choices.lastOf('Food/Coffee'), 'Coffee');
});

test('a rule matches the words that come again', () => {
  const cases = [
    ['TST* SUBROSA COFFEE - OAKLAND', 'tst subrosa coffee'],
    ['WHOLEFDS MKT 10234 OAKLAND', 'wholefds mkt'], ['7-ELEVEN 123', '7-eleven 123'],
    ['AMZN*MKTP /US', 'amzn mktp us'], ["McDonald's #12", "mcdonald's"],
    ['REWE SAGT DANKE. 43512345 BERLIN', 'rewe sagt danke'],
    ['שופרסל דיל חולון', 'שופרסל דיל חולון'], ['12345', '12345'],
  ];
  for (const [text, match] of cases) assert.equal(matchOf(text), match, text);
});

test('a walk goes over what is open, and back', () => {
  const without = new Set(['1', '2', '3']);
  const walk = new Walk([
    { kind: 'merchant', ids: ['1', '2'] }, { kind: 'merchant', ids: ['9'] },
    { kind: 'merchant', ids: ['3'] }, { kind: 'link' }], 0, (id) => without.has(id));
  assert.equal(walk.place, 0);
  assert.equal(walk.openCount, 3, 'what has categories is not asked');
  walk.goOn();
  assert.equal(walk.place, 2);
  walk.goBack();
  assert.equal(walk.place, 0);
  without.delete('1');
  assert.deepEqual(walk.openIds(walk.item), ['2']);
  walk.finish('7');
  assert.deepEqual([walk.place, walk.openCount], [2, 2]);
  walk.freshen();
  assert.equal(walk.openCount, 3, 'the book says that one has none still');
  walk.place = 3;
  walk.finish(null);
  assert.equal(walk.item, null, 'behind the last is the end');
  assert.deepEqual(walk.lastStep, { place: 3, change: null });
  walk.takeBack();
  assert.deepEqual([walk.place, walk.lastStep.change], [3, '7']);
  walk.place = 0;
  without.delete('2');
  walk.finish(null);
  walk.takeBack();
  walk.freshen();
  assert.equal(walk.place, 0, 'what was taken back stays, also where the book is a step behind');
  walk.goOn();
  assert.equal(walk.isOpen(0), false);
  without.clear();
  walk.place = 2;
  walk.freshen();
  assert.equal(walk.place, 3, 'what was decided elsewhere is passed over');
});

test('files are given by name, each once, and no more than there is room for', async () => {
  globalThis.FileReader = class {
    addEventListener(kind, run) { if (kind === 'load') this.run = run; }

    readAsDataURL(file) {
      this.result = `data:text/csv;base64,${btoa(file.text)}`;
      this.run();
    }
  };
  const { GivenFiles, MOST_BYTES } = await load('files.js');
  const given = new GivenFiles();
  assert.equal(await given.add([{ name: 'a.csv', size: 1, text: 'x' }]), true);
  assert.deepEqual(given.request(), { files: [{ name: 'a.csv', content: btoa('x') }] });
  given.get('a.csv').card = 'visa';
  given.get('a.csv').chosen.set('which order?', 'dates: dmy');
  assert.deepEqual(given.request().files[0],
    { name: 'a.csv', content: btoa('x'), card: 'visa', answers: ['dates: dmy'] });
  assert.equal(await given.add([{ name: 'a.csv', size: 2, text: 'yz' }]), true);
  assert.deepEqual(given.request().files, [{ name: 'a.csv', content: btoa('yz') }],
    'another file of the name has no answers yet');
  assert.equal(await given.add([{ name: 'b.csv', size: MOST_BYTES, text: '' }]), false);
  assert.deepEqual(given.names, ['a.csv']);
});
