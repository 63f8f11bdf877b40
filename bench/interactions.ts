import type { Page } from "playwright-core";

const slowdown = 4;
/** Controls that leave the page or the account. */
const leaving = /sign out|log out|logout|refer|delete|load it/i;

/** Milliseconds from each control's press to the next paint, with 4x CPU slowdown. */
export async function interactionsOf(page: Page): Promise<number[]> {
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
	const path = new URL(page.url()).pathname;
	const durations: number[] = [];
	const controls = page.locator(
		"main button:visible, main summary:visible, main input:visible, header button:visible, .pr-stage button:visible",
	);
	const count = Math.min(await controls.count(), 25);
	for (let at = 0; at < count; at += 1) {
		const control = controls.nth(at);
		if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
		if (leaving.test((await control.textContent()) ?? "")) continue;
		await watch(page);
		await control.click({ force: true, timeout: 3_000, noWaitAfter: true }).catch(() => undefined);
		const duration = await slowest(page).catch(() => null);
		if (duration !== null) durations.push(duration);
		await page.keyboard.press("Escape");
		if (new URL(page.url()).pathname !== path) break;
	}
	return durations;
}

/** Event Timing reports everything above its minimum threshold, after the paint. */
function watch(page: Page): Promise<void> {
	return page.evaluate(`{
		const seen = [];
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) if (entry.interactionId > 0) seen.push(entry.duration);
		}).observe({ type: "event", durationThreshold: 16 });
		window.seenInteractions = seen;
	}`);
}

/** Null if the paint came too soon to be reported. After two frames and a task every press has been reported. */
function slowest(page: Page): Promise<number | null> {
	return page.evaluate<number | null>(`new Promise((resolve) => {
		const tell = () => resolve(seenInteractions.length === 0 ? null : Math.max(...seenInteractions));
		requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(tell, 150)));
	})`);
}
