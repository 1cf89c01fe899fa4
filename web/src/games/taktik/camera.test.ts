import { describe, expect, it } from 'vitest';
import {
  around,
  boardHeight,
  boardWidth,
  cellSize,
  foot,
  frameOf,
  middlePoint,
  nearScale,
  panned,
  resized,
  revealing,
  settled,
  under,
  whole,
  wholeScale,
  zoomed,
} from './camera.ts';

const view = { width: 640, height: 820 };

describe('the camera', () => {
  it('shows the whole board in its middle, above the buttons', () => {
    const camera = whole(view);
    expect(camera.scale).toBeCloseTo((820 - foot) / boardHeight);
    expect(camera.x).toBeCloseTo((640 - boardWidth * camera.scale) / 2);
    expect(camera.y).toBeCloseTo(0);
    expect(frameOf(camera, view)).toMatchObject({ x: 0, height: 30 });
  });
  it('keeps what is under the pointer there while it zooms', () => {
    const near = settled({ scale: 2, x: -300, y: -500 }, view);
    const before = under(near, 200, 300);
    const after = under(zoomed(near, view, 1.2, 200, 300), 200, 300);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });
  it('never leaves the board, however far it is dragged or zoomed', () => {
    const near = settled({ scale: 2, x: 0, y: 0 }, view);
    expect(panned(near, view, 9_999, 9_999)).toMatchObject({ x: 0, y: 0 });
    expect(panned(near, view, -9_999, -9_999)).toMatchObject({
      x: 640 - boardWidth * 2,
      y: 820 - foot - boardHeight * 2,
    });
    expect(zoomed(near, view, 0.0001, 0, 0).scale).toBe(wholeScale(view));
    expect(zoomed(near, view, 10_000, 0, 0).scale).toBe(4);
  });
  it('goes as far as is needed to see a cell, and not at all if it is in view', () => {
    const near = settled({ scale: 2, x: 0, y: 0 }, view);
    expect(revealing(near, view, 'C5')).toEqual(near);
    const moved = revealing(near, view, 'T30');
    const side = cellSize * moved.scale;
    expect(19 * side + moved.x + side).toBeLessThanOrEqual(view.width);
    expect(29 * side + moved.y + side).toBeLessThanOrEqual(view.height - foot);
  });
  it('keeps the middle and the columns where the view gets another size', () => {
    const phone = { width: 350, height: 260 };
    const near = around(['K15'], nearScale(view), view);
    const before = middlePoint(near, view);
    const turned = resized(near, view, phone);
    expect(turned.scale).toBeCloseTo(nearScale(phone));
    const after = middlePoint(turned, phone);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(resized(whole(view), view, phone)).toEqual(whole(phone));
  });
  it('makes room for cells that lie far apart', () => {
    const both = around(['A1', 'T30'], nearScale(view), view);
    expect(both.scale).toBe(wholeScale(view));
    expect(around(['K15', 'K16'], nearScale(view), view).scale).toBe(nearScale(view));
  });
});
