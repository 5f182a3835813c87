import { describe, expect, test } from '@jest/globals';
import { readPageLink } from './page-link.ts';

describe('links in a page', () => {
  test.each([
    ['12.pdf', 12],
    ['./3.pdf', 3],
    ['7.pdf?licenseKey=abc', 7],
    ['7.pdf#page=2', 7],
    [' 5.PDF ', 5],
  ])('%j leads to page %d [R2.42]', (address, page) => {
    expect(readPageLink(address)).toEqual({ kind: 'page', page });
  });

  test.each([
    'https://example.org/a.pdf',
    'http://example.org/12.pdf',
    'mailto:someone@example.org',
    'tel:+31201234567',
  ])('%j opens outside [R2.54]', (url) => {
    expect(readPageLink(url)).toEqual({ kind: 'outside', url });
  });

  test.each([
    'javascript:alert(1)',
    ' jAvAsCrIpT:alert(1)',
    'data:text/html,<script>1</script>',
    'file:///etc/passwd',
    'blob:https://example.org/1',
    'vbscript:x',
    '0.pdf',
    '-1.pdf',
    '../12.pdf',
    'a/12.pdf',
    '12.pdf.exe',
    '//example.org',
    '/api/licenses/x/release',
    '',
  ])('%j leads nowhere', (address) => {
    expect(readPageLink(address)).toBeUndefined();
  });
});
