import type { Page } from "playwright-core";

const slowdown = 4;
/** Controls that leave the page or the account. */
const leaving = /sign out|log out|logout|refer|delete|load it/i;

/** A control's press, and the milliseconds from it to the next paint. */
export interface Interaction {
	control: string;
	ms: number;
}

/** A press of each control, with 4x CPU slowdown. */
export async function interactionsOf(page: Page): Promise<Interaction[]> {
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
	const path = new URL(page.url()).pathname;
	const pressed: Interaction[] = [];
	const controls = page.locator(
		"main button:visible, main summary:visible, main input:visible, header button:visible, .pr-stage button:visible",
	);
	const count = Math.min(await controls.count(), 25);
	for (let at = 0; at < count; at += 1) {
		const element = controls.nth(at);
		if (!(await element.isVisible()) || !(await element.isEnabled())) continue;
		const control = (await element.getAttribute("aria-label")) ?? (await element.textContent()) ?? "";
		if (leaving.test(control)) continue;
		await watch(page);
		await element.click({ force: true, timeout: 3_000, noWaitAfter: true }).catch(() => undefined);
		const ms = await slowest(page).catch(() => null);
		if (ms !== null) pressed.push({ control, ms });
		await atRest(page);
		await page.keyboard.press("Escape");
		await atRest(page);
		if (new URL(page.url()).pathname !== path) break;
	}
	return pressed;
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

/** Nothing opens or closes anymore, which the next press would meet instead of its control. */
async function atRest(page: Page): Promise<void> {
	await page
		.waitForFunction(
			`document.getAnimations().every(({ playState, effect }) =>
				playState !== "running" || effect?.getTiming().iterations === Infinity)`,
		)
		.catch(() => undefined);
}
