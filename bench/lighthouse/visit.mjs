// One visit by Lighthouse, as its own process: the result as JSON on standard output.
// The bench installs Lighthouse at its first use, so that nothing else needs it.
const [url, browserURL, stored] = process.argv.slice(2);
const [{ default: lighthouse }, { default: puppeteer }] = await Promise.all(
	["lighthouse", "puppeteer-core"].map((name) => import(name)),
);
const browser = await puppeteer.connect({ browserURL });
const page = await browser.newPage();
// Runs before each document's own scripts: Lighthouse clears the storage first.
await page.evaluateOnNewDocument((entries) => {
	for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
}, JSON.parse(stored));
// A page with an open stream is never idle; all that is measured happens within seconds.
const { lhr } = await lighthouse(url, { logLevel: "error", maxWaitForLoad: 15_000 }, undefined, page);
await page.close();
await browser.disconnect();
const scoreOf = (name) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
const numberOf = (name) => lhr.audits[name]?.numericValue ?? Number.NaN;
const requests = lhr.audits["network-requests"]?.details?.items ?? [];
const paint = lhr.audits["metrics"]?.details?.items?.[0]?.observedLargestContentfulPaint ?? Infinity;
const begin = Math.min(...requests.map(({ networkRequestTime }) => networkRequestTime));
const failed = Object.values(lhr.categories)
	.filter(({ id }) => id !== "performance")
	.flatMap(({ auditRefs }) => auditRefs)
	.filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score !== null && lhr.audits[id]?.score < 1)
	.map(({ id }) => id);
process.stdout.write(
	JSON.stringify({
		score: scoreOf("performance"),
		lcp: numberOf("largest-contentful-paint"),
		tbt: numberOf("total-blocking-time"),
		cls: numberOf("cumulative-layout-shift"),
		kilobytes: numberOf("total-byte-weight") / 1024,
		requests: requests.filter(({ networkRequestTime }) => networkRequestTime - begin <= paint).length,
		accessibility: scoreOf("accessibility"),
		best_practices: scoreOf("best-practices"),
		seo: scoreOf("seo"),
		machine: lhr.environment.benchmarkIndex,
		failed,
	}),
);
