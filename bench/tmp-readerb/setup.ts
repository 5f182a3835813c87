// makes data dir with the long pdf and novel; starts server + proxies; prints urls
import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { makeChapters, makeLongPdf, packEpub } from '/work/main/bench/src/reading/make-books.ts';
const dir='/tmp/leeszaal/readerb/data', books='/tmp/leeszaal/readerb/books';
await rm(dir,{recursive:true,force:true}); await cp('/tmp/leeszaal/seeded',dir,{recursive:true});
await mkdir(books,{recursive:true});
const report=makeLongPdf(1000); const novel=await packEpub(makeChapters(20));
for (const {fileName,bytes} of [report,novel]) await writeFile(`${books}/${fileName}`,bytes);
const r=await promisify(execFile)(process.execPath,['/work/main/reference-server/src/import-cli.ts',books],{env:{...process.env,DATA_DIR:dir}});
console.log(r.stdout, r.stderr);
