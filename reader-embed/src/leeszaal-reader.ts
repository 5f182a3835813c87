import './public-path.ts';
import { defineLeeszaalReader } from './index.ts';

/* The script of a page: `<script src="…/leeszaal-reader.js" integrity="…" crossorigin>`. */
defineLeeszaalReader();
