import { describe, expect, it } from 'vitest';
import {
  around,
  boardHeight,
  boardWidth,
  cellSize,
  frameOf,
  nearScale,
  panned,
  revealing,
  settled,
  under,
  whole,
  wholeScale,
  zoomed,
} from './camera.ts';

const view = { width: 640, height: 820 };

describe('the camera', () => {
  it('shows the whole board in its middle', () => {
    const camera = whole(view);
    expect(camera.scale).toBeCloseTo(820 / boardHeight);
    expect(camera.x).toBeCloseTo((640 - boardWidth * camera.scale) / 2);
    expect(camera.y).toBe(0);
    expect(frameOf(camera, view)).toMatchObject({ x: 0, y: 0, height: 30 });
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
      y: 820 - boardHeight * 2,
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
    expect(29 * side + moved.y + side).toBeLessThanOrEqual(view.height);
  });
  it('makes room for cells that lie far apart', () => {
    const both = around(['A1', 'T30'], nearScale(view), view);
    expect(both.scale).toBe(wholeScale(view));
    expect(around(['K15', 'K16'], nearScale(view), view).scale).toBe(nearScale(view));
  });
});
