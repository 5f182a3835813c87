import { chromium } from 'playwright';
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { launchOptions, SCREEN, searchPath, signIn } from '/work/main/bench/src/measure-portal.ts';
import { startDelayProxy } from '/work/main/bench/src/reading/delay-proxy.ts';
import { readPdf, readEpub } from '/work/main/bench/src/reading/this-reader.ts';
const rounds=Number(process.argv[2]??3), delay=Number(process.argv[3]??0), kind=process.argv[4]??'pdf', verbose=process.argv[5]==='v', trace=process.argv[6];
const port=5771, proxyPort=5772, proxyUrl=`http://localhost:${proxyPort}`;
const server=spawn(process.execPath,['/work/main/reference-server/src/main.ts'],{stdio:['ignore','ignore','inherit'],env:{...process.env,PORT:String(port),DATA_DIR:'/tmp/leeszaal/readerb/data',APP_HOST:'',REDIRECT_ORIGINS:proxyUrl,LOG_LEVEL:'warn'}});
for(;;){const a=await fetch(`http://localhost:${port}/healthz`).catch(()=>undefined); if(a?.ok)break; await new Promise(r=>setTimeout(r,200));}
const proxy=await startDelayProxy(proxyPort,`http://localhost:${port}`);
const title=kind==='pdf'?'A Report of 1000 Pages':'A Novel for the Bench';
const med=(v:number[])=>[...v].sort((a,b)=>a-b)[Math.floor(v.length/2)]??NaN;
const p95=(v:number[])=>[...v].sort((a,b)=>a-b)[Math.min(v.length-1,Math.floor(v.length*.95))]??NaN;
try{
 const firsts:number[]=[],turns:number[]=[],jumps:number[]=[];
 for(let i=0;i<rounds;i++){
  const browser=await chromium.launch(launchOptions());
  try{
   proxy.setDelay(0);
   const storageState=await signIn(browser,proxyUrl);
   const page=await(await browser.newContext({storageState,viewport:SCREEN})).newPage();
   page.on('pageerror',e=>console.log('PAGEERROR',e.message));
   await page.goto(proxyUrl+searchPath(`"${title}"`));
   await page.getByRole('button',{name:/^Read A /}).first().waitFor();
   await new Promise(r=>setTimeout(r,500));
   proxy.setDelay(delay);
   await page.evaluate(()=>{performance.clearResourceTimings(); performance.setResourceTimingBufferSize(2000); (globalThis as any).t0=performance.now(); document.addEventListener('click',()=>{(globalThis as any).t0=performance.now()},{capture:true,once:true})});
   if(trace&&i===rounds-1) await browser.startTracing(page,{path:trace,screenshots:false,categories:['devtools.timeline','v8.execute','disabled-by-default-devtools.timeline','disabled-by-default-v8.cpu_profiler','blink.user_timing','loading']});
   const reading=kind==='pdf'?await readPdf(page,title):await readEpub(page,title);
   if(trace&&i===rounds-1) await browser.stopTracing();
   firsts.push(reading.first);turns.push(...reading.turns);jumps.push(...reading.jumps);
   if(verbose&&i===rounds-1){
    const rows=await page.evaluate(()=>performance.getEntriesByType('resource').map((e:any)=>({n:e.name.replace(location.origin,'').replace(/licenseKey=[^&]+/,'k'),s:e.startTime-(globalThis as any).t0,d:e.duration,t:e.transferSize,i:e.initiatorType,w:e.responseStart-e.requestStart})));
    for(const r of rows.slice(0,60)) console.log(r.s.toFixed(0).padStart(6),r.d.toFixed(0).padStart(5),'ttfb',r.w.toFixed(0).padStart(4),String(r.t).padStart(8),r.i.padEnd(8),r.n.slice(0,110));
   }
   console.log('first',reading.first.toFixed(0),'turns',reading.turns.map(x=>x.toFixed(0)).join(' '),'jumps',reading.jumps.map(x=>x.toFixed(0)).join(' '));
   const released=page.waitForResponse(a=>a.url().endsWith('/release'));
   await page.getByRole('button',{name:'Back to results'}).click(); await released;
  } finally {await browser.close();}
 }
 console.log(`delay ${delay} ${kind}: first ${med(firsts).toFixed(0)} (${Math.min(...firsts).toFixed(0)}..${Math.max(...firsts).toFixed(0)}) turn ${med(turns).toFixed(0)} p95 ${p95(turns).toFixed(0)} jump ${med(jumps).toFixed(0)} p95 ${p95(jumps).toFixed(0)} min ${Math.min(...jumps).toFixed(0)}`);
} finally { await proxy.close(); server.kill('SIGTERM'); await new Promise(r=>server.once('exit',r)); }
