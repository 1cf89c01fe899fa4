import { expect, test } from 'vitest';
import { faultOf } from './well_formed';

test.each(['<svg/>', '<svg a="1" b="2"><g><path d="M0 0"/></g>7 &amp; more</svg>'])('%s is fine', (text) => {
  expect(faultOf(text)).toBeNull();
});

test.each([
  '',
  'text',
  '<svg>',
  '<svg></g>',
  '<svg><g></svg></g>',
  '<svg a=1/>',
  '<svg a="1" a="2"/>',
  '<svg a="<"/>',
  '<svg>&</svg>',
  '<svg/><svg/>',
  '<svg><path d="M0 0"</svg>',
])('%s is not', (text) => {
  expect(faultOf(text)).not.toBeNull();
});
