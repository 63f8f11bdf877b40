import { launchBrowser } from "./src/testing/browser.ts";
const base = "http://127.0.0.1:3190";
const browser = await launchBrowser();
async function signIn(email: string) {
  const r = await fetch(base + "/api/users/login_user/", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ email, password: "learnin demo 2026", name: "" }) });
  return (await r.json()).data;
}
const out = "/tmp/lead/shots/";
const jobs = process.argv.slice(2);
for (const job of jobs) {
  const [who, name, path, width, theme] = job.split("|");
  const tokens = who === "-" ? null : await signIn(who + "@learnin.test");
  const page = await (await browser.newContext({ viewport: { width: Number(width), height: Number(width) > 800 ? 900 : 740 }, colorScheme: theme as "dark" })).newPage();
  page.on("console", (m) => { if (m.type() === "error") console.log(job, "console:", m.text().slice(0, 200)); });
  await page.addInitScript(([t, th]) => { if (t) { localStorage.setItem("learnin-access-token", t.access_token); localStorage.setItem("learnin-refresh-token", t.refresh_token); } localStorage.setItem("theme", th as string); }, [tokens, theme] as const);
  await page.goto(base + path);
  await page.waitForTimeout(3500);
  await page.screenshot({ path: `${out}${name}-${theme}-${width}.png`, fullPage: true });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log(job, "overflow", over);
  await page.context().close();
}
await browser.close();
