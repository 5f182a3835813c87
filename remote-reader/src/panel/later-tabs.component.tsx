import { PrintTab } from '../print/print-tab.component.tsx';
import { SearchTab } from '../search/search-tab.component.tsx';
import { ThumbnailsTab } from '../thumbnails/thumbnails-tab.component.tsx';
import { MetadataTab } from './metadata-tab.component.tsx';
import { SettingsTab } from './settings-tab.component.tsx';
import type { TabContentProps } from './tab-content.contract.ts';

/** The content of a tab other than the contents. */
export function LaterTab({ name, open, search, onMove }: TabContentProps) {
  switch (name) {
    case 'metadata':
      return <MetadataTab document={open.document} source={open.source} />;
    case 'thumbnails':
      return <ThumbnailsTab open={open} onMove={onMove} />;
    case 'searchresults':
      return <SearchTab open={open} search={search} onMove={onMove} />;
    case 'print':
      return <PrintTab open={open} />;
    case 'settings':
      return <SettingsTab open={open} />;
    case 'toc':
      return null;
  }
}
