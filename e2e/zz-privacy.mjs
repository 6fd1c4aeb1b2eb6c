import { chromium, expect } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args:['--no-sandbox','--disable-gpu','--font-render-hinting=none','--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'] });
let bad=0;
for(let i=0;i<+process.argv[2];i++){
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion:'reduce' });
const page = await context.newPage();
await page.addInitScript(()=>{window.log=[];const t=()=>performance.now().toFixed(0);
 addEventListener('focusin',e=>log.push(t()+' in '+(e.target.textContent??'').slice(0,20)),true);addEventListener('focusout',e=>log.push(t()+' out '+(e.target.textContent??'').slice(0,20)+' '+e.target.isConnected),true);
 addEventListener('keydown',e=>log.push(t()+' key '+e.key+' '+(document.activeElement?.textContent??'').slice(0,20)+' prevented '+e.defaultPrevented));
 addEventListener('scroll',e=>log.push(t()+' scroll '+(e.target===document?'doc '+scrollY:e.target.getAttribute('role')+' '+e.target.scrollTop)),true);
 const iv=setInterval(()=>{const h=document.querySelector('h1');if(h&&Object.keys(h).some(k=>k.startsWith('__react'))){log.push(t()+' hydrated');clearInterval(iv)}},20);});
const cdp=await context.newCDPSession(page);await cdp.send('Emulation.setCPUThrottlingRate',{rate:+process.argv[3]});
try{
await page.goto('http://localhost:3860/privacy-policy');
const pane = page.getByRole('region', { name: 'Privacy Policy' });
await expect(pane.getByRole('heading', { level: 3 })).toHaveCount(11);
const box = await pane.boundingBox();if(Math.abs(box.height-639)>.5)console.log('BOX',box);
await page.getByRole('button', { name: 'Terms and Conditions' }).focus();
await page.keyboard.press('Tab');
await expect(pane).toBeFocused({timeout:4000});
await page.keyboard.press('End');
await expect(pane.getByRole('heading', { name: "Children's Privacy" })).toBeInViewport({timeout:4000});
if(i===0)console.log('ok',await page.evaluate(()=>log));
}catch(e){bad++;console.log('BAD',i,e.message.slice(0,80),JSON.stringify(await page.evaluate(()=>log)))}
await context.close();}
console.log('bad',bad);await browser.close();
