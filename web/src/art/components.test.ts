// The components around the drawings, rendered to text.
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import Die from './Die.svelte';
import Drawing from './Drawing.svelte';
import Emblem from './Emblem.svelte';
import Gear from './Gear.svelte';
import Icon from './Icon.svelte';
import Portrait from './Portrait.svelte';
import Scene from './Scene.svelte';
import SeatMark from './SeatMark.svelte';
import { svg } from './svg';
import Tactic from './Tactic.svelte';

const plain = svg('8 8', '<path d="M0 0h8"/>', 'class="sign" fill="none"');
const textOf = (html: string) => html.replace(/<!--.*?-->/g, '').trim();

test('a drawing without a label is decoration', () => {
  const html = textOf(render(Drawing, { props: { svg: plain } }).body);
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toContain('role=');
  expect(html).toContain('viewBox="0 0 8 8"');
  expect(html).toContain('<path d="M0 0h8"/>');
});

test('a drawing with a label is a picture of that name', () => {
  const html = textOf(render(Drawing, { props: { svg: plain, label: '<b>"Max"' } }).body);
  expect(html).toContain('role="img"');
  expect(html).not.toContain('aria-hidden');
  expect(html).not.toContain('<b>');
  expect(html).toContain('&quot;Max&quot;');
});

test('classes of the drawing and of the caller stand side by side', () => {
  expect(render(Drawing, { props: { svg: plain, class: 'big' } }).body).toContain('class="sign big"');
});

test('a die says its face and whether it hits', () => {
  const html = textOf(render(Die, { props: { face: 5, hit: true, class: 'is-next' } }).body);
  expect(html).toContain('class="die is-hit is-next"');
  expect(html).toContain('aria-label="5, hit"');
  expect(html.match(/die-pip/g)).toHaveLength(5);
});

test('every wrapper draws its own kind', () => {
  const bodies = [
    render(Icon, { props: { name: 'undo', class: 'x' } }).body,
    render(SeatMark, { props: { mark: 3, label: false, name: 'Ada' } }).body,
    render(Portrait, { props: { id: 'max' } }).body,
    render(Gear, { props: { id: 'm16' } }).body,
    render(Scene, { props: { card: 'town---a' } }).body,
    render(Emblem, { props: { card: 'town---a' } }).body,
    render(Tactic, { props: { id: 'lockdown' } }).body,
  ];
  const classes = bodies.map((html) => /class="([^"]*)"/.exec(html)?.[1]);
  expect(classes).toEqual(['icon x', 'seat-mark', 'portrait', 'gear-icon', 'scene', 'emblem', 'tactic-art']);
  for (const html of bodies) expect(html).not.toMatch(/\sstyle=/);
});
