import { setTimeout as pause } from "node:timers/promises";

const limitMs = 60_000;

/** Waits for a condition that must become true within a minute. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
	const end = performance.now() + limitMs;
	while (!(await isSo())) {
		if (performance.now() > end) throw new Error("the condition of the drill did not become true");
		await pause(10);
	}
}
