import { describe, expect, test } from '@jest/globals';
import {
  inForce,
  isModified,
  type SettingChanges,
  shownSetting,
  withChange,
  withoutSaved,
} from './settings-draft.ts';

const saved = {
  defaultSearchContext: 'content',
  showCopyDocuments: false,
  defaultAdvancedSearchFields: ['title', 'isbn'],
};

describe('changes of settings', () => {
  test('what holds is what was saved, else the default [C2.197 C3.9]', () => {
    expect(inForce(saved, 'defaultSearchContext')).toBe('content');
    expect(inForce(saved, 'defaultSearchSortField')).toBe('score');
    expect(inForce(saved, 'showCopyDocuments')).toBe(false);
    expect(inForce(saved, 'defaultLanguage')).toBeUndefined();
  });

  test('only what differs from what is in force is a change [C4.26]', () => {
    const changes = withChange(saved, {}, 'defaultSearchContext', 'metadata');
    // The product's default, while another value is saved.
    expect(changes).toEqual({ defaultSearchContext: 'metadata' });
    expect(shownSetting(saved, changes, 'defaultSearchContext')).toBe('metadata');
    expect(withChange(saved, changes, 'defaultSearchContext', 'content')).toEqual({});
    expect(withChange(saved, {}, 'defaultSearchSortField', 'score')).toEqual({});
    expect(isModified({})).toBe(false);
  });

  test('lists are compared whole and in their order [C4.28]', () => {
    const swapped = withChange(saved, {}, 'defaultAdvancedSearchFields', ['isbn', 'title']);
    expect(swapped).toEqual({ defaultAdvancedSearchFields: ['isbn', 'title'] });
    expect(withChange(saved, swapped, 'defaultAdvancedSearchFields', ['title', 'isbn'])).toEqual(
      {},
    );
  });

  test('false, an empty text and an empty list are values [C4.31]', () => {
    const none: SettingChanges = withChange(saved, {}, 'defaultAdvancedSearchFields', []);
    expect(none).toEqual({ defaultAdvancedSearchFields: [] });
    expect(shownSetting(saved, none, 'defaultAdvancedSearchFields')).toEqual([]);
    expect(withChange({ enableInfotext: true }, {}, 'enableInfotext', false)).toEqual({
      enableInfotext: false,
    });
  });

  test('no value takes a setting back to its default [C4.26]', () => {
    const changes = withChange({ defaultLanguage: 'de' }, {}, 'defaultLanguage', undefined);
    expect(changes).toEqual({ defaultLanguage: null });
    expect(shownSetting({ defaultLanguage: 'de' }, changes, 'defaultLanguage')).toBeUndefined();
    expect(withChange({ accentColour: '#aa0000' }, {}, 'accentColour', undefined)).toEqual({
      accentColour: null,
    });
    // Without a saved value the default holds already.
    const coloured = withChange({}, {}, 'accentColour', '#aa0000');
    expect(withChange({}, coloured, 'accentColour', undefined)).toEqual({});
  });

  test('after saving only what was sent is gone, and not what changed meanwhile [C4.29]', () => {
    const sent: SettingChanges = { enableInfotext: true, defaultLanguage: 'de' };
    const now: SettingChanges = { ...sent, defaultLanguage: 'fr', showCopyDocuments: true };
    expect(withoutSaved(now, sent)).toEqual({ defaultLanguage: 'fr', showCopyDocuments: true });
  });
});
