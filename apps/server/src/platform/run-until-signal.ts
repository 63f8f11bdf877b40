import { setTimeout as pause } from "node:timers/promises";
import type { Health } from "./http/health.ts";

interface Stoppable {
	health: Health;
	stop(): Promise<void>;
}

/** Longest time a shutdown may take before the process ends anyway. */
const shutdownMs = 25_000;

/**
 * Waits for SIGTERM or SIGINT, then shuts down without failing a request: first not ready for `drainMs`
 * (longer than two looks of the balancer), then closed. A second signal changes nothing.
 */
export async function runUntilSignal(app: Stoppable, { drainMs }: { drainMs: number }): Promise<void> {
	await new Promise<void>((resolve) => {
		process.on("SIGTERM", resolve);
		process.on("SIGINT", resolve);
	});
	app.health.drain();
	await pause(drainMs);
	const giveUp = setTimeout(() => process.exit(1), shutdownMs);
	await app.stop();
	clearTimeout(giveUp);
}
